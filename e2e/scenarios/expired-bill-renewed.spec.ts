import { expect, test } from '../actors/payer.ts';
import { ageBill, givenBill, moneyOf } from '../world/bills.ts';
import { payOutside } from '../world/machine-room.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('A bill that expired in a drawer is renewed, and the RRR on its paper pays it, once', async ({ payer, page }) => {
  const bill = await givenBill({ naira: 18_250 });
  let rrr = '';
  await test.step('Given an RRR that was written down', async () => {
    await payer.opensBill(bill);
    await payer.choosesToPay();
    await payer.choosesGateway('bank');
    rrr = await payer.readsTheRrr();
  });
  await test.step('When the bill has expired, it cannot be paid', async () => {
    await ageBill(bill);
    await payer.opensBill(bill);
    await expect(page.getByText('This invoice has expired')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay ₦/ })).toHaveCount(0);
    await payer.seesNothingCutOff();
  });
  await test.step('And is renewed, it asks for the same money by the same RRR', async () => {
    await payer.startsThePage();
    await page.getByRole('button', { name: 'Renew this invoice' }).click();
    await payer.choosesToPay();
    await payer.choosesGateway('bank');
    expect(await payer.readsTheRrr()).toBe(rrr);
  });
  await test.step('Then the old paper pays it, and there is one receipt', async () => {
    await payOutside(rrr, 'branch');
    await expect.poll(async () => (await moneyOf(bill.reference)).receipts, { timeout: 60_000 }).toBe(1);
    expect((await moneyOf(bill.reference)).references).toEqual([rrr]);
    await page.goto(`/payment_summary_open?ref=${bill.reference}`);
    await payer.seesReceipt(bill);
  });
});
