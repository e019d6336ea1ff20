import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';

async function hasNoBarrier(page: Page, name: string) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Form, button that sends it empty, and a message that appears. */
const forms = [
  ['/?a=login', 'Login', 'Invalid email'],
  ['/?a=forgot-password', 'Reset password', 'Email is required'],
  ['/?a=reset-password&token=x', 'Reset password', 'Field is required'],
  ['/forgot-password', 'Reset password', 'email is required'],
  ['/reset_password?token=x', 'Reset password', 'New password is required'],
  ['/superadmin', 'Login', 'Field is required'],
] as const;

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`Errors of signing in have no barrier at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    const person = new AccountHolder(page);
    for (const [path, button, message] of forms) {
      await test.step(path, async () => {
        await person.opens(path);
        await page.getByRole('button', { name: button, exact: true }).click();
        await expect(page.getByText(message).first()).toBeVisible();
        // The first field that is wrong has the focus.
        expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
        await hasNoBarrier(page, path);
      });
    }
    await person.opens('/?a=login');
    await person.entersCredentials({ email: 'nobody@example.test', password: 'wrong' });
    await expect(page.getByRole('alert')).toContainText('The email or the password is not right');
    await hasNoBarrier(page, 'a wrong password');
  });

  test(`The second factor and the settings have no barrier at ${width} px, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme });
    const person = new AccountHolder(page);
    await person.opens('/admin-auth');
    await person.entersCredentials(await givenAccount('Admin'));
    await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
    await hasNoBarrier(page, 'enrolment');

    await person.signsIn(await givenAccount('MDA User'));
    await person.isAt('/mda');
    await person.opens('/mda/settings');
    await expect(page.getByText('This device')).toBeVisible();
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Field is required').first()).toBeVisible();
    await page.getByRole('button', { name: 'Switch on' }).click();
    await hasNoBarrier(page, 'settings');

    await person.logsOut();
    await person.signsIn(await givenAccount('Individual'), '/?a=login&routeTo=mda-collections');
    await page.getByRole('button', { name: 'Get the bill' }).click();
    await expect(page.getByText('Choose who collects the fee', { exact: true })).toBeVisible();
    await hasNoBarrier(page, 'MDA collections');
  });
}
