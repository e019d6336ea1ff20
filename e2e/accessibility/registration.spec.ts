import { expect, test } from '../actors/payer.ts';
import { registrationScreens } from '../screens/registration-screens.ts';
import { hasNoBarrier } from './has-no-barrier.ts';

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  test(`No state of the registration, every error open, has a barrier or is cut off at ${width} px, ${colorScheme}`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    // One cache for all, and a tab of its own for each: what a registration keeps is kept for the tab.
    const context = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    for (const { name, path, prepare } of registrationScreens) {
      await test.step(name, async () => {
        const page = await context.newPage();
        await page.goto(path);
        await page.keyboard.press('Shift');
        await expect(page.locator('html')).toHaveAttribute('data-started', /.*/, { timeout: 30_000 });
        await prepare?.(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await hasNoBarrier(page, name);
        await page.close();
      });
    }
    await context.close();
  });
}
