import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { hasNoBarrierInAnyLook } from './has-no-barrier.ts';

/** Form, button that sends it empty, and a message that appears. */
const forms = [
  ['/?a=login', 'Login', 'Invalid email'],
  ['/?a=forgot-password', 'Reset password', 'Email is required'],
  ['/?a=reset-password&token=x', 'Reset password', 'Field is required'],
  ['/forgot-password', 'Reset password', 'email is required'],
  ['/reset_password?token=x', 'Reset password', 'New password is required'],
  ['/superadmin', 'Login', 'Field is required'],
] as const;

test('Errors of signing in have no barrier', async ({ page }) => {
  const person = new AccountHolder(page);
  for (const [path, button, message] of forms) {
    await test.step(path, async () => {
      await person.opens(path);
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(message).first()).toBeVisible();
      // The first field that is wrong has the focus.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-invalid'))).toBe('true');
      await hasNoBarrierInAnyLook(page);
    });
  }
  await person.opens('/?a=login');
  await person.entersCredentials({ email: 'nobody@example.test', password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText('The email or the password is not right');
  await hasNoBarrierInAnyLook(page);
});

test('The second factor has no barrier', async ({ page }) => {
  const person = new AccountHolder(page);
  await person.opens('/admin-auth');
  await person.entersCredentials(await givenAccount('Admin'));
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeVisible();
  await hasNoBarrierInAnyLook(page);
});
