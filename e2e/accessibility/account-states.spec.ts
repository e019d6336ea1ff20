import { expect, test } from '@playwright/test';
import { startsThePage } from '../actors/starts-the-page.ts';
import { accountScreens } from '../screens/account-screens.ts';
import { origin } from '../world/addresses.ts';
import { hasNoBarrierInAnyLook } from './has-no-barrier.ts';

test.describe.configure({ mode: 'parallel' });

for (const { name, path, language = 'en', prepare } of accountScreens) {
  test(`${name} has no barrier and is not cut off`, async ({ page, context }) => {
    await context.addCookies([{ name: 'pay_kd_lang', value: language, url: origin }]);
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    await startsThePage(page);
    await prepare?.(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await hasNoBarrierInAnyLook(page);
  });
}
