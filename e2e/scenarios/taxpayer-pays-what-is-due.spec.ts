import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf } from '../world/bills.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('A taxpayer signs in on a phone, sees what is due, pays it and finds the receipt', async ({ payer, page }) => {
  const account = await givenAccount('Individual');
  const bill = await billOf(account.email, { naira: 12_500.5 });
  const person = new AccountHolder(page);
  await test.step('Given a bill that waits', async () => {
    await person.signsIn(account);
    await person.isAt('/user/dashboard');
    await expect(page.getByRole('heading', { name: 'You owe now' })).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('When it is paid by card', async () => {
    await payer.choosesToPay();
    await payer.proceeds();
    await payer.paysByCard();
    await payer.seesConfirmation();
  });
  await test.step('Then the receipt is in the payment history', async () => {
    await person.opens('/user/payment-history');
    await expect(page.getByText(/KDR-\d{4}-\d{8}/).first()).toBeVisible();
    await expect(page.getByText('12,500.50').first()).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('And nothing is owed', async () => {
    await page.getByRole('navigation', { name: 'Main screens' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'You owe nothing' })).toBeVisible();
  });
  await test.step('And another taxpayer sees none of it', async () => {
    const other = await givenAccount('Individual');
    await person.logsOut();
    await person.isAt('/');
    await person.signsIn(other);
    await person.isAt('/user/dashboard');
    await person.opens(`/user/payment_summary?billReference=${bill.reference}`);
    await expect(page.getByRole('heading', { name: 'There is no such bill in your name' })).toBeVisible();
  });
});
