import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { givenAccount } from '../world/accounts.ts';
import { oneTimeCode } from '../world/demo-accounts.ts';
import { mailsTo } from '../world/machine-room.ts';

const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject);

test('An Admin sets up the second factor at the first sign-in, keeps the codes, and needs it from then on', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  const account = await givenAccount('Admin');
  await person.opens('/admin-auth');
  await person.entersCredentials(account);
  await expect(page.getByRole('heading', { name: 'Protect your account' })).toBeFocused();
  const secret = (await page.locator('.auth-secret').allTextContents()).join('').replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill('000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await page.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.auth-recovery-codes code')).toHaveCount(10);
  const [recoveryCode = ''] = await page.locator('.auth-recovery-codes code').allTextContents();
  expect(await page.evaluate(() => localStorage.getItem('pay_kd_user'))).toBeNull();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await person.isAt('/admin');
  await person.logsOut();
  await person.isAt('/admin-auth');

  await person.entersCredentials(account);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('button', { name: 'Continue' }).click();
  await person.isAt('/admin');
  await expect
    .poll(() => subjectsTo(account.email), { timeout: 20_000 })
    .toEqual([expect.stringContaining('A second factor protects your account')]);
});

test('A taxpayer switches a second factor on, signs in with it, and switches it off again', async ({ page }) => {
  const person = new AccountHolder(page);
  const account = await givenAccount('Individual');
  await person.comesIn(account, '/user/settings');
  const factor = page.getByRole('region', { name: 'Second factor' });
  await factor.getByRole('button', { name: 'Switch on' }).click();
  await factor.getByLabel('Password', { exact: true }).fill(account.password);
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.getByRole('heading', { name: 'Protect your account' })).toBeFocused();
  const secret = (await factor.locator('.auth-secret').allTextContents()).join('').replaceAll(' ', '');
  await factor.getByLabel('Code', { exact: true }).fill(oneTimeCode(secret));
  await factor.getByRole('button', { name: 'Continue' }).click();
  await expect(factor.locator('.auth-recovery-codes code')).toHaveCount(10);
  const codes = await factor.locator('.auth-recovery-codes code').allTextContents();
  await factor.getByRole('button', { name: 'I have kept them' }).click();
  await expect(factor.getByText('10 recovery codes are left.')).toBeVisible();
  await person.logsOut();
  await person.isAt('/');

  await person.opens('/?a=login');
  await person.entersCredentials(account);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await person.isAt('/user/dashboard');

  await person.opens('/user/settings');
  await expect(factor.getByText('9 recovery codes are left.')).toBeVisible();
  await factor.getByRole('button', { name: 'Switch off' }).click();
  await factor.getByLabel('Password', { exact: true }).fill(account.password);
  await factor.getByLabel('Code or recovery code').fill(codes[1] ?? '');
  await factor.getByRole('button', { name: 'Switch off' }).click();
  await expect(factor.getByRole('button', { name: 'Switch on' })).toBeVisible();
});

test('Another device is told of, listed, and signed out; a new password ends it too', async ({ page, browser }) => {
  const person = new AccountHolder(page);
  const account = await givenAccount('Corporate');
  await person.signsIn(account);
  await person.isAt('/user/dashboard');

  const elsewhere = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  });
  const other = new AccountHolder(await elsewhere.newPage());
  await other.signsIn(account);
  await other.isAt('/user/dashboard');
  await expect
    .poll(() => subjectsTo(account.email), { timeout: 20_000 })
    .toEqual([expect.stringContaining('Your account was opened on a new device')]);

  await person.opens('/user/settings');
  await page.getByRole('button', { name: 'Sign out of Firefox on Windows' }).click();
  await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
  await other.opens('/user/settings');
  await other.isAt('/?a=login&routeTo=%2Fuser%2Fsettings');
  await other.entersCredentials(account);
  await other.isAt('/user/settings');

  const password = `Harmattan-${Date.now()}`;
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByLabel('Password you have now').fill('Not-the-password-1');
  await form.getByLabel('New Password').fill(password);
  await form.getByLabel('Repeat password').fill(password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form.getByLabel('Password you have now')).toBeFocused();
  await expect(form.getByText('This is not the password you have now')).toBeVisible();
  await form.getByLabel('Password you have now').fill(account.password);
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed. You are signed out everywhere but here.')).toBeVisible();
  await other.opens('/user/invoices');
  await other.isAt('/?a=login&routeTo=%2Fuser%2Finvoices');
  await elsewhere.close();
});
