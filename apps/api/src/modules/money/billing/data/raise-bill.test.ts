import { isBillReference } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { createBillReader } from './bill-reader.ts';
import { type BillToRaise, cancelBill, raiseBill } from './raise-bill.ts';

const { db } = await createTestDatabase();
const bills = createBillReader(db);
const billToRaise: BillToRaise = {
  payer: {
    categoryId: 2,
    firstName: 'Savanna Towers Limited',
    lastName: '',
    email: 'accounts@savanna.example',
    phone: '08031234567',
    address: '4 Kanta Road, Kaduna',
  },
  mdaId: 1,
  lines: [
    { revenueHeadCode: '12020412', amountKobo: 5_000_000, description: 'Mast permit', narration: '1 mast' },
    { revenueHeadCode: '12020413', amountKobo: 14_500, description: 'Right of way', narration: '1 m' },
  ],
};

async function count(): Promise<number> {
  const { rows } = await db.$client.query<{ bills: number }>('select count(*) as bills from bills');
  return rows[0]?.bills ?? 0;
}

describe('raising a bill', () => {
  it('gives an open bill with the lines in order, dated today in Lagos and payable for three months', async () => {
    const raised = await db.transaction((tx) => raiseBill(tx, billToRaise));
    const bill = await bills.find(raised.reference);
    expect(isBillReference(raised.reference)).toBe(true);
    expect(raised.totalKobo).toBe(5_014_500);
    expect(bill).toMatchObject({
      status: 'unpaid',
      totalKobo: 5_014_500,
      issuedOn: new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Lagos' }).format(new Date()),
      expiresOn: raised.expiresOn,
      payer: { firstName: 'Savanna Towers Limited', tpui: null, categoryId: 2 },
    });
    expect(bill?.lines.map(({ revenueHeadCode, amountKobo }) => [revenueHeadCode, amountKobo])).toEqual([
      ['12020412', 5_000_000],
      ['12020413', 14_500],
    ]);
  });

  it('happens with the caller’s change or not at all', async () => {
    const before = await count();
    const change = db.transaction(async (tx) => {
      await raiseBill(tx, billToRaise);
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await count()).toBe(before);
  });

  it.each([
    ['without a line', []],
    ['with a line of nothing', [{ revenueHeadCode: '12020412', amountKobo: 0, description: 'x', narration: '' }]],
    [
      'for a revenue head nobody knows',
      [{ revenueHeadCode: '99999999', amountKobo: 1, description: 'x', narration: '' }],
    ],
  ])('is impossible %s', async (_what, lines) => {
    const before = await count();
    await expect(db.transaction((tx) => raiseBill(tx, { ...billToRaise, lines }))).rejects.toThrow();
    expect(await count()).toBe(before);
  });
});

describe('cancelling a bill', () => {
  const cancel = (id: string) => db.transaction((tx) => cancelBill(tx, id));
  const statusOf = async (reference: string) => (await bills.find(reference))?.status;

  it('is done once, and a second time changes nothing', async () => {
    const { id, reference } = await givenBill(db);
    await cancel(id);
    await cancel(id);
    expect(await statusOf(reference)).toBe('cancelled');
  });

  it('is refused for a paid bill, and for one whose money is being looked at', async () => {
    const paid = await givenBill(db);
    const intent = await givenIntent(db, paid);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      intent.id,
      intent.providerRef,
      paid.totalKobo,
    ]);
    const looked = await givenBill(db);
    await givenIntent(db, looked, { state: 'REVIEW' });
    await expect(cancel(paid.id)).rejects.toMatchObject({ code: 'bill.already-paid' });
    await expect(cancel(looked.id)).rejects.toMatchObject({ code: 'bill.under-review' });
    expect([await statusOf(paid.reference), await statusOf(looked.reference)]).toEqual(['paid', 'under-review']);
  });
});
