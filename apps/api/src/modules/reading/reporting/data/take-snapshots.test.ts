import { beforeAll, describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { takeArrearsSnapshot, takePayerSnapshot } from './take-snapshots.ts';

const { db, owner } = await createTestDatabase();
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  db.$client.query<Row>(text, [...values]);

async function givenPayment(tpui: string, kobo: number, paidAt: string): Promise<string> {
  const bill = await givenBill(db, { lines: [kobo], issuedOn: '2026-01-01' });
  await query('update bills set payer_tpui = $2 where id = $1', [bill.id, tpui]);
  const intent = await givenIntent(db, bill);
  await query(`select confirm_payment($1, $2, $3, 'card', $4, 'requery')`, [
    intent.id,
    intent.providerRef,
    kobo,
    paidAt,
  ]);
  return bill.id;
}

describe('the payers of a month', () => {
  beforeAll(async () => {
    // Lagos is an hour ahead: the first is of September still, the last of November already.
    await givenPayment('A', 100, '2026-09-30T22:59:59Z');
    await givenPayment('A', 500, '2026-10-05T10:00:00Z');
    await givenPayment('A', 100, '2026-10-31T22:59:59Z');
    await givenPayment('B', 300, '2026-09-30T23:00:00Z');
    await givenPayment('C', 100, '2026-10-20T10:00:00Z');
    await givenPayment('D', 900, '2026-10-31T23:00:00Z');
    const voided = await givenPayment('E', 400, '2026-10-07T10:00:00Z');
    await query(
      `select void_receipt(id, 'reversal', 'taken back', '2026-10-09T10:00:00Z') from receipts where bill_id = $1`,
      [voided],
    );
    await takePayerSnapshot(db, '2026-10-01', new Date('2026-11-01T01:00:00Z'));
  });
  const snapshot = async (dimension = 'all') =>
    (
      await query<{ payers: number; newPayers: number }>(
        `select key, payers, new_payers as "newPayers", kobo, top10_kobo as "top10Kobo", concentration from payer_snapshots
         where month = '2026-10-01' and dimension = $1 order by key`,
        [dimension],
      )
    ).rows;

  it('are counted once, the new ones apart, by days of Lagos; money that went back in the month counts for nobody', async () => {
    // Shares 60, 30 and 10 per cent: 3,600 + 900 + 100.
    expect(await snapshot()).toEqual([
      { key: '', payers: 3, newPayers: 2, kobo: 1000, top10Kobo: 1000, concentration: 4600 },
    ]);
  });

  it('are the same in each dimension that all of them share, and when the snapshot is taken again', async () => {
    await takePayerSnapshot(db, '2026-10-01', new Date('2026-11-02T01:00:00Z'));
    for (const [dimension, key] of [
      ['mda', '1'],
      ['office', '6'],
      ['category', '1'],
      ['channel', '1'],
      ['lga', ''],
    ])
      expect(await snapshot(dimension)).toMatchObject([{ key, payers: 3, newPayers: 2, kobo: 1000 }]);
  });
});

describe('what is owed', () => {
  it('is added up by age of the bill, at each edge', async () => {
    await owner.$client.query('truncate arrears_snapshots');
    const today = '2031-01-01';
    for (const [issuedOn, kobo] of [
      ['2031-01-01', 1],
      ['2030-12-02', 10],
      ['2030-12-01', 100],
      ['2030-10-03', 1000],
      ['2030-10-02', 10_000],
      ['2024-12-31', 100_000],
    ] as const)
      await givenBill(db, { lines: [kobo], issuedOn });
    await givenBill(db, { lines: [7], issuedOn: '2030-12-30', cancelled: true });
    await takeArrearsSnapshot(db, today);
    const { rows } = await query(
      `select from_days as "fromDays", bills, kobo from arrears_snapshots where dimension = 'mda' and key = '1' order by 1`,
    );
    expect(rows).toEqual([
      { fromDays: 0, bills: 2, kobo: 11 },
      { fromDays: 31, bills: 2, kobo: 1100 },
      { fromDays: 91, bills: 1, kobo: 10_000 },
      { fromDays: 2191, bills: 1, kobo: 100_000 },
    ]);
  });
});
