import { expect, test } from '../actors/payer.ts';
import { givenBill, moneyOf } from '../world/bills.ts';
import { journal } from '../world/machine-room.ts';

test('A declined card takes no money, says so, and the same RRR can be paid again', async ({ payer }) => {
  const bill = await givenBill();
  await payer.opensBill(bill);
  await payer.choosesToPay();
  await payer.proceeds();
  await test.step('When the card is declined', async () => {
    await payer.entersCard(payer.declinedCard);
    await payer.seesTheCardRefused();
  });
  expect(await moneyOf(bill.reference)).toMatchObject({ receipts: 0, payments: 0 });
  await test.step('Then another card pays', async () => {
    await payer.triesAgainInTheWidget();
    await payer.paysByCard();
    await payer.seesConfirmation();
  });
  expect(await moneyOf(bill.reference)).toMatchObject({ receipts: 1, payments: 1, ledgerSum: '0' });
});

test('Pressed twice and opened in two tabs, a bill has one RRR', async ({ payer, context }) => {
  const bill = await givenBill();
  const other = payer.comesBackIn(await context.newPage());
  for (const person of [payer, other]) {
    await person.opensBill(bill);
    await person.choosesToPay();
  }
  await Promise.all([
    payer.page.getByRole('button', { name: 'Proceed to payment' }).dblclick(),
    other.page.getByRole('button', { name: 'Proceed to payment' }).dblclick(),
  ]);
  await payer.seesTheWidget();
  await other.seesTheWidget();
  const { references } = await moneyOf(bill.reference);
  expect(references).toHaveLength(1);
  const made = (await journal()).filter(({ kind, rrr }) => kind.includes('init') && rrr === references[0]);
  expect(made).toHaveLength(1);
});
