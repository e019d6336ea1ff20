import { expect, test } from '@playwright/test';
import { AccountHolder } from '../actors/account-holder.ts';
import { startsThePage } from '../actors/starts-the-page.ts';
import { endSessionsOf, givenAccount } from '../world/accounts.ts';
import { moneyOf } from '../world/bills.ts';

test('A session that ends in the middle of a form takes nothing away: told, signed in again, sent, paid for', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  const account = await givenAccount('Individual');
  await person.opens('/tax-trails/mda-collection');
  await page.getByRole('link', { name: 'Get a bill from an MDA' }).click();
  await person.entersCredentials(account);
  const form = page.getByRole('dialog', { name: 'Get a bill from an MDA' });
  await expect(form).toBeVisible();
  await person.isAt('/');
  const mda = form.getByLabel('Ministry, department or agency');
  await expect(mda.locator('option')).not.toHaveCount(1);
  await mda.selectOption({ index: 1 });
  await form.getByLabel('What you pay for').selectOption({ index: 1 });
  await form.getByLabel('Amount in naira').fill('12,500.50');
  await form.getByLabel(/^What it is for/).fill('Two stalls');

  await endSessionsOf(account.email);
  await form.getByRole('button', { name: 'Get the bill' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Your current session is expired. You will be redirected to your homepage',
  );
  await person.isAt('/?a=login&routeTo=mda-collections');
  await expect(page.getByRole('dialog', { name: 'Sign into your account' })).toBeVisible();
  await person.entersCredentials(account);

  await expect(form.getByLabel('Amount in naira')).toHaveValue('12,500.50');
  await expect(form.getByLabel(/^What it is for/)).toHaveValue('Two stalls');
  await form.getByRole('button', { name: 'Get the bill' }).click();
  const pay = form.getByRole('link', { name: 'Open and pay the bill' });
  await expect(pay).toBeVisible();
  // The button that was pressed is gone with its form: the focus is at what took its place.
  await expect(form.locator(':focus')).toContainText('Open and pay the bill');
  const reference = new URL((await pay.getAttribute('href')) ?? '', page.url()).searchParams.get('billReference') ?? '';
  await pay.click();
  await expect(page.getByText('₦12,500.50').first()).toBeVisible();
  await expect(page.getByText('Hauwa Sani').first()).toBeVisible();
  expect(await moneyOf(reference)).toMatchObject({ receipts: 0 });
});

test('A reload keeps the window and what was typed; Escape closes it for good', async ({ page }) => {
  const person = new AccountHolder(page);
  await person.comesIn(await givenAccount('Corporate'), '/?a=login&routeTo=mda-collections');
  const form = page.getByRole('dialog', { name: 'Get a bill from an MDA' });
  await form.getByLabel('Amount in naira').fill('900');
  await page.reload();
  await page.keyboard.press('Shift');
  await expect(form.getByLabel('Amount in naira')).toHaveValue('900');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.reload();
  await startsThePage(page);
  await expect(form).toHaveCount(0);
});

test('Whoever was away is asked before the session ends, stays signed in with one button, and types on', async ({
  page,
}) => {
  const person = new AccountHolder(page);
  await person.comesIn(await givenAccount('Individual'), '/?a=login&routeTo=mda-collections');
  const form = page.getByRole('dialog', { name: 'Get a bill from an MDA' });
  await form.getByLabel('Amount in naira').fill('900');
  await page.clock.setSystemTime(Date.now() + 28.5 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning.getByRole('timer')).toBeVisible();
  await expect(warning.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  const extended = page.waitForResponse(/\/sessions\/current\/extension$/);
  await page.keyboard.press('Enter');

  expect((await extended).status()).toBe(200);
  await expect(warning).toHaveCount(0);
  await expect(form.getByLabel('Amount in naira')).toHaveValue('900');
});

test('Staff come back to the screen they were on', async ({ page }) => {
  const person = new AccountHolder(page);
  const account = await givenAccount('Tax Officer');
  await person.comesIn(account);
  await person.isAt('/tax-area-office');
  // Away from the portal: a call of the dashboard must not be the one that hears of the end.
  await page.goto('about:blank');
  await endSessionsOf(account.email);
  await person.opens('/tax-area-office/settings');
  await person.isAt('/?a=login&routeTo=%2Ftax-area-office%2Fsettings');
  await person.entersCredentials(account);
  await person.isAt('/taxareaoffice-login?routeTo=%2Ftax-area-office%2Fsettings');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await person.entersCredentials(account);
  await person.isAt('/tax-area-office/settings');
});
