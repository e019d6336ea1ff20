import { expect, test } from '../actors/payer.ts';
import { givenBill, moneyOf } from '../world/bills.ts';
import { payOutside } from '../world/machine-room.ts';

test('A payer takes the RRR to a bank, pays while no page is open, and finds the receipt on coming back', async ({
  payer,
  context,
}) => {
  const bill = await givenBill({ naira: 40_000 });
  let rrr = '';
  await test.step('Given the RRR to quote at a bank', async () => {
    await payer.opensBill(bill);
    await payer.choosesToPay();
    await payer.choosesGateway('bank');
    rrr = await payer.readsTheRrr();
    await expect(payer.page.getByRole('button', { name: 'Proceed to payment' })).toHaveCount(0);
  });
  await test.step('When the browser is closed and the money is handed over at a branch', async () => {
    await payer.page.close();
    await payOutside(rrr, 'branch');
  });
  await test.step('Then the payment is confirmed although nobody watches', async () => {
    await expect.poll(async () => (await moneyOf(bill.reference)).receipts, { timeout: 60_000 }).toBe(1);
  });
  await test.step('And the bill has become a receipt', async () => {
    const later = payer.comesBackIn(await context.newPage());
    await later.page.goto(`/payment_summary_open?ref=${bill.reference}`);
    await later.seesReceipt(bill);
  });
});

test('A payment is confirmed within a minute even when the provider never tells us', async ({ payer }) => {
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.choosesGateway('bank');
  const rrr = await payer.readsTheRrr();
  await payer.page.close();
  await payer.providerKeepsSilentAbout(rrr);
  await payOutside(rrr, 'transfer');
  await expect.poll(async () => (await moneyOf(bill.reference)).receipts, { timeout: 60_000 }).toBe(1);
});
