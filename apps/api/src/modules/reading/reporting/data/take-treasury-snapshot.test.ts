import { lagosDay } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { givenCredit, givenLines } from '../../../../testing/given-lines.ts';
import { givenUser } from '../../../../testing/given-user.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { readTreasury } from './figures/treasury.ts';
import { takeTreasurySnapshot } from './take-treasury-snapshot.ts';

const { db, owner } = await createTestDatabase();
const today = lagosDay(new Date());
const year = Number(today.slice(0, 4));
const readAs = createReadAs(db);
const asTotals = () => readAs({ kind: 'totals' }, (run) => readTreasury(run, year));

async function givenPayment(kobo: number) {
  const bill = await givenBill(db, { lines: [kobo], issuedOn: `${year}-01-01` });
  const { id, providerRef } = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [id, providerRef, kobo]);
  return { ...bill, providerRef };
}

it('what reached the bank is unknown until a statement was read, and then a share of what was taken', async () => {
  expect(await asTotals()).toEqual({ settled: null, served: null });
  await owner.$client.query(`update settlement_sources set expected_from = $1`, [`${year}-01-01`]);
  const [listed, credited] = [await givenPayment(30_000), await givenPayment(60_000)];
  await givenPayment(10_000);
  await givenLines(db, [{ reference: listed.providerRef, kobo: 30_000, batch: 'RMT-LISTED-1' }]);
  await givenLines(db, [{ reference: credited.providerRef, kobo: 60_000, feeKobo: 100, batch: 'RMT-CREDITED-1' }]);
  await takeTreasurySnapshot(db, year, today, new Date());
  expect((await asTotals()).settled).toBeNull();

  await givenCredit(db, { reference: 'RMT-CREDITED-1', kobo: 59_900 });
  await db.$client.query('select match_bank_lines()');
  await takeTreasurySnapshot(db, year, today, new Date());
  expect((await asTotals()).settled).toMatchObject({ share: 0.6, medianDays: 0 });
  const byMda = await readAs({ kind: 'totals' }, (run) =>
    run<{ paid: number; settled: number }>(
      sql`select sum(paid_kobo)::bigint as paid, sum(settled_kobo)::bigint as settled from treasury_mda_snapshots where year = ${year}`,
    ),
  );
  expect(byMda).toEqual([{ paid: 100_000, settled: 60_000 }]);
});

it('services are counted of MDAs that mark them, since they do; of few receipts nothing is told', async () => {
  const clerk = await givenUser(db, { roles: ['MDA User'] });
  const paid = [];
  for (const kobo of [1_000, 2_000, 3_000]) paid.push(await givenPayment(kobo));
  await db.$client.query(
    `insert into services_given (receipt_id, mda_id, given_by)
     select r.id, b.mda_id, $2 from receipts r join bills b on b.id = r.bill_id where b.id = any ($1)`,
    [paid.slice(0, 2).map(({ id }) => id), clerk],
  );
  await takeTreasurySnapshot(db, year, today, new Date());
  // Three of this test and three of the one before.
  expect((await asTotals()).served).toEqual({ since: today, receipts: 6, served: 2 });
  await db.$client.query('update treasury_snapshots set receipts = 4');
  expect((await asTotals()).served).toBeNull();
});

it('is read by those who read totals and by nobody below', async () => {
  await expect(
    readAs({ kind: 'mda', mdaId: 1, name: 'An MDA' }, (run) => readTreasury(run, year)),
  ).rejects.toMatchObject({ code: '42501' });
});
