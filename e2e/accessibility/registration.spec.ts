import { expect, test } from '../actors/payer.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { registrationScreens } from '../screens/registration-screens.ts';
import { hasNoBarrierInAnyLook } from './has-no-barrier.ts';

test('No state of the registration, every error open, has a barrier or is cut off', async ({ browser }) => {
  test.setTimeout(480_000);
  // One cache for all, and a tab of its own for each: what a registration keeps is kept for the tab.
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
  for (const { name, path, prepare } of registrationScreens) {
    await test.step(name, async () => {
      const page = await context.newPage();
      await page.goto(path);
      await startsThePage(page);
      await prepare?.(page);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await hasNoBarrierInAnyLook(page);
      await page.close();
    });
  }
  await context.close();
});
