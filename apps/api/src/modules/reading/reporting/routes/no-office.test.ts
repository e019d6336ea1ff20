import { describe, expect, it } from 'vitest';
import { givenBill, givenIntent } from '../../../../testing/given.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { foldTotals } from '../data/fold-totals.ts';
import { takeNightlyFigures } from '../nightly.ts';
import { reportingModule } from '../reporting.module.ts';
import { type Reader, startReporting, today } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const wholeTime = 'minDate=2025-01-01&maxDate=2026-12-31';

interface Row {
  readonly key: string;
  readonly kobo: number;
}

/** Two bills that no office has yet, one of them paid; every bill of the demonstration has one. */
async function givenUnplaced() {
  const issued = { issuedOn: '2026-11-20' };
  const [unpaid, paid] = [
    await givenBill(db, { ...issued, lines: [700_00] }),
    await givenBill(db, { ...issued, lines: [300_00] }),
  ];
  const ids = [unpaid.id, paid.id];
  await db.$client.query(`update bills set tax_office_id = null where id = any ($1)`, [ids]);
  const intent = await givenIntent(db, paid, { createdAt: today });
  await db.$client.query(`select confirm_payment($1, $2, $3, 'card', $4, 'requery')`, [
    ...[intent.id, intent.providerRef, paid.totalKobo, today],
  ]);
  await foldTotals(db);
  return { unpaid, paid };
}
const { unpaid, paid } = await givenUnplaced();

describe('what has no office yet', () => {
  it('is part of what a Director reads, so that all offices and it are the state', async () => {
    for (const path of [
      `/reports/summary?${wholeTime}`,
      `/reports/summary?${wholeTime}&mdaId=1`,
      `/reports/series?${wholeTime}&groupBy=office`,
      `/reports/series?${wholeTime}&groupBy=office&measure=billed`,
      `/reports/series?${wholeTime}&groupBy=month&measure=billed`,
      `/reports/invoices/totals?${wholeTime}`,
      `/reports/collections/totals?${wholeTime}`,
    ])
      expect([path, comparable(await read(path, 'Tax Office Director'))]).toEqual([path, comparable(await read(path))]);
  });

  it('is owed too, in the night’s count', async () => {
    await takeNightlyFigures(
      { db, clock: { now: () => today }, log: { error: () => {}, info: () => {} } as never },
      '2026-11-20',
    );
    expect((await read('/reports/ageing', 'Tax Office Director')).rows).toEqual((await read('/reports/ageing')).rows);
  });

  it('is found by a Director by reference and by name, and by no officer', async () => {
    const { rows } = await db.$client.query<{ name: string }>(
      `select payer_last_name || ' ' || payer_first_name as name from bills where id = $1`,
      [unpaid.id],
    );
    const found = async (criteria: string, as: Reader) =>
      (await read(`/reports/invoices?${wholeTime}&pageSize=200&criteria=${encodeURIComponent(criteria)}`, as)).data
        .map(({ billReference }: { billReference: string }) => billReference)
        .includes(unpaid.reference);
    for (const criteria of [unpaid.reference, rows[0]?.name ?? '']) {
      expect([criteria, await found(criteria, 'Tax Office Director')]).toEqual([criteria, true]);
      expect([criteria, await found(criteria, 'Tax Officer')]).toEqual([criteria, false]);
    }
  });

  it('is a filter of lists and figures, for those who see it', async () => {
    for (const as of ['SuperAdmin', 'Tax Office Director'] as const) {
      const { data } = await read(`/reports/invoices?${wholeTime}&toId=0`, as);
      expect([as, data.map(({ billReference }: { billReference: string }) => billReference).toSorted()]).toEqual([
        as,
        [unpaid.reference, paid.reference].toSorted(),
      ]);
      const summary = await read(`/reports/summary?${wholeTime}&toId=0`, as);
      expect([as, summary.billed, summary.outstanding, summary.collected]).toEqual([
        as,
        { count: 2, kobo: 1_000_00 },
        { count: 1, kobo: 700_00 },
        { count: 1, kobo: 300_00 },
      ]);
      // From daily totals, from monthly ones, and from rows.
      for (const query of [wholeTime, 'minDate=2026-11-01&maxDate=2026-11-30&tpcId=1', `${wholeTime}&mdaId=1`]) {
        const { rows } = await read(`/reports/series?${query}&groupBy=office&toId=0`, as);
        expect([as, query, rows.map(({ key, kobo }: Row) => [key, kobo])]).toEqual([as, query, [['', 300_00]]]);
      }
      expect((await read(`/reports/collections/totals?${wholeTime}&toId=0`, as)).totals.amountKobo).toBe(300_00);
    }
    expect((await read(`/reports/invoices?${wholeTime}&toId=0`, 'Tax Officer')).totalRecords).toBe(0);
    expect((await call(`/reports/invoices?${wholeTime}&toId=-1`, 'SuperAdmin')).status).toBe(422);
  });
});

/** Without the moment it was read, and what only the desk of the state is told. */
function comparable({ asOf: _asOf, knownSince: _since, underReview: _held, ...answer }: Record<string, unknown>) {
  return answer;
}
