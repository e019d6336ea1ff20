import { expect, test } from '@playwright/test';
import { signInAnew } from '../actors/sign-in-anew.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { signedInScreens } from '../screens/signed-in-screens.ts';
import { origin } from '../world/addresses.ts';
import { hasNoBarrier } from './has-no-barrier.ts';

test.describe.configure({ mode: 'parallel' });

const looks = [
  [360, 'light'],
  [1280, 'dark'],
] as const;

/** As many as one story looks at: a role with many more has several, side by side. */
const mostScreens = 20;
const roles = [...new Set(signedInScreens.map((screen) => screen.role))];
const parts = roles.flatMap((role) => {
  const own = signedInScreens.filter((screen) => screen.role === role);
  return Array.from({ length: Math.ceil(own.length / mostScreens) }, (_, index) => ({
    role,
    part: index === 0 ? '' : `, part ${index + 1}`,
    screens: own.slice(index * mostScreens, (index + 1) * mostScreens),
  }));
});

for (const { role, part, screens } of parts) {
  test(`No screen of ${role}, every window and error open, has a barrier or is cut off${part}`, async ({ browser }) => {
    test.setTimeout(480_000);
    const context = await browser.newContext({ viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' });
    await signInAnew(context, role);
    for (const { name, path, language = 'en', prepare, widths } of screens) {
      await test.step(name, async () => {
        await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
        const page = await context.newPage();
        // A state that only a wide screen has is prepared there.
        await page.setViewportSize({ width: widths?.[0] ?? 360, height: 800 });
        await page.goto(path);
        await startsThePage(page);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await prepare?.(page);
        for (const [width, colorScheme] of looks.filter(([width]) => !widths || widths.includes(width))) {
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
