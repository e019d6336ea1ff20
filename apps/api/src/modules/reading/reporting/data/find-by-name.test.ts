import { expect, it } from 'vitest';
import { createReadAs } from '../../../../platform/scope/read-as.ts';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { inTime, readReport, readReportTotals } from './read-report.ts';
import { collectionsBinding } from './reports/collections.ts';
import { invoicesBinding } from './reports/invoices.ts';

const { db } = await createTestDatabase();
const deps = { readAs: createReadAs(db), clock: { now: () => new Date('2026-11-20T09:00:00Z') } };
const state = { kind: 'state' } as const;
const asked = { criteria: 'Zubairu Ladi', minDate: '2026-11-01', maxDate: '2026-11-20' };
const page = { pageNumber: 1, pageSize: 50, sortOrder: 'desc' } as const;

async function givenBillOf(first: string, last: string, issuedOn: string) {
  const bill = await givenBill(db, { lines: [5_000], issuedOn });
  await db.$client.query('update bills set payer_first_name = $2, payer_last_name = $3 where id = $1', [
    bill.id,
    first,
    last,
  ]);
  return bill;
}

it('a payment is found by the name on its bill, whenever that was issued; its bill on its own days', async () => {
  const bill = await givenBillOf('Ladi', 'Zubairu', '2024-01-10');
  const { id, providerRef } = await givenIntent(db, bill);
  await db.$client.query(`select confirm_payment($1, $2, 5000, 'card', '2026-11-05T10:00:00Z', 'requery')`, [
    id,
    providerRef,
  ]);
  const money = await readReport(deps, collectionsBinding, { ...page, ...asked, sortField: 'at' } as never, state);
  expect([money.totalRecords, money.totals]).toMatchObject([1, { amountKobo: 5_000 }]);
  expect(
    (await readReportTotals(deps, collectionsBinding, { ...asked, minDate: '2026-11-06' }, state)).totalRecords,
  ).toBe(0);
  expect((await readReportTotals(deps, invoicesBinding, asked, state)).totalRecords).toBe(0);
  expect((await readReportTotals(deps, invoicesBinding, { ...asked, minDate: '2024-01-01' }, state)).totalRecords).toBe(
    1,
  );
});

it('says so when more have the name than are looked through, in place of a part of them', async () => {
  for (const issuedOn of ['2026-11-02', '2026-11-03', '2026-11-04']) await givenBillOf('Musa', 'Common', issuedOn);
  const named = (most: number) =>
    inTime(() =>
      deps.readAs(state, async () => {
        const client = await db.$client.connect();
        try {
          await client.query('begin');
          await client.query(`select set_config('portal.reader', 'state', true)`);
          const { rows } = await client.query(
            `select reading.bills_named(array['common', 'musa'], '2026-11-01', '2026-11-20', false, $1)`,
            [most],
          );
          return rows.length;
        } finally {
          await client.query('rollback');
          client.release();
        }
      }),
    );
  expect(await named(3)).toBe(3);
  await expect(named(2)).rejects.toMatchObject({
    fieldErrors: { criteria: expect.stringMatching(/^More than 10,000 bills match this name/) },
  });
});
