import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { reportingModule } from '../reporting.module.ts';
import { startReporting } from '../testing/reporting-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, read } = await startReporting(db, url, reportingModule);
const year = 'minDate=2026-01-01&maxDate=2026-11-20';
const one = async <T>(query: string) => (await db.$client.query(query)).rows[0] as T;
interface Punctuality {
  readonly bills: number;
  readonly inTime: number;
  readonly late: number;
  readonly overdue: number;
  readonly waiting: number;
}

describe('what became of the bills of a period', () => {
  it('is counted of the reader’s own bills', async () => {
    for (const [role, own] of [
      ['Expert System', 'expert_system_id = 1'],
      ['MDA User', 'mda_id = 1'],
      ['Tax Officer', 'tax_office_id = 8'],
    ] as const) {
      const answer = await read(`/reports/paying?${year}`, role);
      const facts = await one<{ bills: number; kobo: string; paid: number; soon: number }>(
        `select count(*)::int as bills, sum(total_kobo)::text as kobo, count(*) filter (where standing = 'paid')::int as paid,
           count(*) filter (where standing = 'open' and expires_on between '2026-11-20' and '2026-12-04')::int as soon
         from bills where ${own} and standing <> 'cancelled' and issued_on between '2026-01-01' and '2026-11-20'`,
      );
      expect([role, answer.billed, answer.paid.count, answer.expiring.count]).toEqual([
        role,
        { count: facts.bills, kobo: Number(facts.kobo) },
        facts.paid,
        facts.soon,
      ]);
    }
    const none = await read('/reports/paying?minDate=2001-01-01&maxDate=2001-01-02', 'Expert System');
    expect(none).toMatchObject({ billed: { count: 0, kobo: 0 }, paid: { count: 0, kobo: 0 } });
  });

  it('is nobody’s whose area has no such screen', async () => {
    expect((await call('/reports/paying')).status).toBe(401);
    for (const as of ['Governor', 'SuperAdmin'] as const) expect((await call('/reports/paying', as)).status).toBe(403);
    expect((await call('/reports/paying?minDate=2026-02-01&maxDate=2026-01-01', 'Expert System')).status).toBe(422);
  });
});

describe('compliance', () => {
  it('counts every bill once by category, in time, late, overdue or waiting', async () => {
    const { categories, heads } = await read(`/reports/compliance?${year}`, 'Tax Office Director');
    const facts = await one<{ bills: number; unpaid: number }>(
      `select count(*)::int as bills, count(*) filter (where standing <> 'paid')::int as unpaid from bills
       where standing <> 'cancelled' and issued_on between '2026-01-01' and '2026-11-20'`,
    );
    const sum = (rows: Punctuality[], key: keyof Punctuality) => rows.reduce((total, row) => total + row[key], 0);
    expect(sum(categories, 'bills')).toBe(facts.bills);
    expect(sum(categories, 'overdue') + sum(categories, 'waiting')).toBe(facts.unpaid);
    for (const row of [...categories, ...heads] as Punctuality[])
      expect(row.inTime + row.late + row.overdue + row.waiting).toBe(row.bills);
  });

  it('names who owes, with their unpaid bills, and is the tax offices’ alone', async () => {
    const { totals, totalRecords } = await read(`/reports/non-payers?${year}`, 'Tax Officer');
    const facts = await one<{ payers: number; bills: number; kobo: string }>(
      `select count(distinct payer_tpui)::int as payers, count(*)::int as bills, sum(total_kobo)::text as kobo from bills
       where tax_office_id = 8 and standing = 'open' and payer_tpui is not null and issued_on between '2026-01-01' and '2026-11-20'`,
    );
    expect([totalRecords, totals]).toEqual([facts.payers, { bills: facts.bills, outstandingKobo: Number(facts.kobo) }]);
    for (const path of ['/reports/compliance', '/reports/non-payers']) {
      expect((await call(path)).status).toBe(401);
      for (const as of ['Governor', 'SuperAdmin', 'MDA User', 'Expert System'] as const)
        expect((await call(path, as)).status).toBe(403);
    }
  });
});
