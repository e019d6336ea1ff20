import { expect, test } from '@playwright/test';
import { signInAnew } from '../actors/sign-in-anew.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { signedInScreens } from '../screens/signed-in-screens.ts';
import { hasNoBarrier } from './has-no-barrier.ts';

test.describe.configure({ mode: 'parallel' });

for (const role of new Set(signedInScreens.map((screen) => screen.role))) {
  test(`No screen of ${role}, every window and error open, has a barrier or is cut off`, async ({ browser }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await signInAnew(context, role);
    for (const { name, path, prepare } of signedInScreens.filter((screen) => screen.role === role)) {
      await test.step(name, async () => {
        const page = await context.newPage();
        await page.goto(path);
        await startsThePage(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await prepare?.(page);
        for (const [width, colorScheme] of [
          [360, 'light'],
          [1280, 'dark'],
        ] as const) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await hasNoBarrier(page, `${name}, ${width} px, ${colorScheme}`);
        }
        await page.close();
      });
    }
    await context.close();
  });
}
