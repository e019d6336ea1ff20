import { expect, test } from '../actors/payer.ts';
import { givenBill, moneyOf } from '../world/bills.ts';
import { mailsTo } from '../world/machine-room.ts';

test('A payer finds a bill, pays it by card, sees it confirmed live and holds a receipt that verifies', async ({
  payer,
  page,
  complaints,
}) => {
  const bill = await givenBill({ naira: 12_500.5 });
  const presses = await payer.countsPresses();
  await test.step('Given the home page', () => payer.opensTheHomePage());
  await test.step('When the reference is typed as it is spoken', () =>
    payer.findsBill(bill.reference.toLowerCase().replace(/(.{4})(?=.)/g, '$1 ')));
  await test.step('Then the bill says how much', async () => {
    await expect(page.getByText('12,500.50').first()).toBeVisible();
    await payer.seesNothingCutOff();
  });
  await test.step('When the payer pays by card', async () => {
    await payer.choosesToPay();
    await payer.proceeds();
    await payer.paysByCard();
  });
  await test.step('Then the payment is confirmed while the payer watches', () => payer.seesConfirmation());
  await test.step('And the receipt follows', async () => {
    await payer.continuesToTheReceipt();
    await payer.seesReceipt(bill);
    await payer.seesNothingCutOff();
    expect(presses(), 'presses from home to the receipt').toBeGreaterThanOrEqual(5);
    expect(presses(), 'presses from home to the receipt').toBeLessThanOrEqual(8);
  });
  await test.step('And the books hold exactly one payment', async () => {
    expect(await moneyOf(bill.reference)).toMatchObject({ receipts: 1, payments: 1, ledgerSum: '0' });
  });
  await test.step('And the receipt is emailed', async () => {
    await expect.poll(async () => (await mailsTo(bill.email)).length, { timeout: 30_000 }).toBe(1);
  });
  await test.step('And it verifies', async () => {
    await page.goto(`/receipt-verification?ref=${bill.reference}`);
    await expect(page.getByText('Genuine receipt')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
