import { AccountHolder } from '../actors/account-holder.ts';
import { expect, test } from '../actors/payer.ts';
import { givenAccount } from '../world/accounts.ts';
import { billOf } from '../world/bills.ts';
import { forgetProviderFaults, givenProviderFault, mailsTo } from '../world/machine-room.ts';

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`At ${viewport.width} px`, () => {
    test.use({ viewport });

    test('Five bills are paid by one payment while the provider is away, and each gets its receipt', async ({
      payer,
      page,
    }) => {
      const account = await givenAccount('Individual');
      const bills = [];
      for (const naira of [12_500.5, 3_000, 999.01, 50, 7_000])
        bills.push(await billOf(account.email, { naira, description: `Levy of ${naira}`, email: account.email }));
      const person = new AccountHolder(page);
      await test.step('Given everything that is due, chosen in one go', async () => {
        await person.comesIn(account);
        await page.getByRole('button', { name: 'Pay 5 bills, ₦23,549.51' }).click();
        await expect(page.getByRole('heading', { name: 'Select Payment Method' })).toBeVisible();
        await expect(page.getByText('One payment for 5 bills')).toBeVisible();
        await payer.seesNothingCutOff();
      });
      await test.step('When the provider stops answering after the money went', async () => {
        await payer.proceeds();
        await payer.entersCard();
        await givenProviderFault({
          match: { op: 'remita.status' },
          times: 'always',
          fault: { type: 'status', status: 503 },
        });
        await payer.passesTheOneTimeCode();
        await expect(page.getByText('Payment Confirmation Pending').first()).toBeVisible({ timeout: 30_000 });
      });
      await test.step('Then nothing is confirmed before it answers again, and all of it afterwards', async () => {
        await expect(page.getByText('Payment Confirmed')).toHaveCount(0);
        await forgetProviderFaults();
        await payer.seesConfirmation();
        await payer.continuesToTheReceipt();
        await expect(page.getByText('All 5 bills are paid')).toBeVisible({ timeout: 30_000 });
        await expect(page.getByText(/KDR-\d{4}-\d{8}/)).toHaveCount(5);
        await payer.seesNothingCutOff();
      });
      await test.step('And each receipt is mailed', async () => {
        await expect
          .poll(async () => (await mailsTo(account.email)).filter(({ text }) => /KDR-\d{4}-\d{8}/.test(text)).length, {
            timeout: 30_000,
          })
          .toBe(bills.length);
      });
    });
  });
}
