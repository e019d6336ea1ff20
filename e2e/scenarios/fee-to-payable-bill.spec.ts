import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** From the screen to a bill that can be paid, a usual head. */
const most = 6;

test('A fee becomes a bill that can be paid in six presses at the most', async ({ payer, page }) => {
  const account = await givenAccount('Individual');
  const presses = await payer.countsPresses();
  const person = new AccountHolder(page);
  await person.comesIn(account);
  const before = presses();
  await page.getByRole('navigation', { name: 'Main screens' }).getByRole('link', { name: 'Generate' }).click();
  await page.getByRole('button', { name: /^What is it for\?/ }).click();
  await page.getByRole('combobox').fill('late payment penalty');
  await page.getByRole('option', { name: /^Late Payment Penalty/ }).click();
  await page.getByLabel('Amount', { exact: true }).fill('1,000');
  await page.getByRole('button', { name: 'Generate invoice over ₦1,000.00' }).click();
  await expect(page.getByRole('link', { name: 'Pay ₦1,000.00 now' })).toBeVisible();
  await payer.seesNothingCutOff();
  expect(presses() - before).toBeGreaterThan(0);
  expect(presses() - before).toBeLessThanOrEqual(most);
});
