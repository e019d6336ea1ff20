import { test } from '@playwright/test';
import { Walk } from '../actors/walk.ts';
import { signedInScreens } from '../screens/signed-in-screens.ts';
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
    const walk = await Walk.begins(context, role);
    for (const [place, screen] of screens.entries()) {
      await test.step(screen.name, async () => {
        const { name, widths = screen.isForPhones ? [360] : [360, 1280] } = screen;
        const page = await walk.opens(screen);
        await screen.prepare?.(page);
        const own = looks.filter(([width]) => widths.includes(width));
        for (const [index, [width, colorScheme]] of own.entries()) {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          // What a desk alone has of the frame, its menu, is the same on every screen.
          const look = index === 0 || place === 0 ? 'first' : 'further';
          await hasNoBarrier(page, `${name}, ${width} px, ${colorScheme}`, look);
        }
      });
    }
    await context.close();
  });
}
