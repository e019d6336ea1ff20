import { expect } from 'vitest';
import type { Database } from '../../../../platform/db/database.ts';
import { caseVersionOf } from '../../../../testing/case-version-of.ts';
import { startModule } from '../../../../testing/module-app.ts';
import { createDeadlines } from '../../../ground/calendar/index.ts';
import { caseloadModule, createCaseload } from '../../../ground/caseload/index.ts';
import { assessmentsModule } from '../index.ts';

/** A hotel's October: ₦3,000,000 found, ₦150,000 of tax. */
export const judged = {
  ...{ returnKind: 'consumption-tax', period: '2026-10', basis: 'best-of-judgement', method: 'comparables' },
  reason: 'No return came in for October, and guests were there on each of our three visits',
  sources: [{ from: 'Visit of the hotel', day: '2026-10-14', says: '24 of 30 rooms let' }],
  comparables: [{ trade: 'Hotel of 30 rooms', area: 'Barnawa', taxKobo: 16_000_000 }],
  lines: [
    { says: 'Estimated sales', how: '24 rooms × 31 nights', amountKobo: 300_000_000, counts: 'shown' },
    { says: 'Consumption tax', how: '₦3,000,000 × 5 %', amountKobo: 15_000_000, counts: 'added' },
  ],
};

interface Databases {
  readonly db: Database;
  /** Of its tables. */
  readonly owner: Database;
}

/** The module with the cases it needs, on 28 November 2026 unless said. */
export async function startAssessments({ db, owner }: Databases, now = '2026-11-28T08:00:00Z') {
  const app = await startModule(db, now, (server, { clock }) => {
    const caseload = createCaseload({ db, clock });
    caseloadModule(server, { db, clock, caseload, deadlines: createDeadlines({ db, clock }) });
    assessmentsModule(server, { db, clock, caseload });
  });
  const officer = await app.staffMember('Tax Officer', 6);
  const manager = await app.staffMember('Tax Office Manager', 6);
  const query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await db.$client.query<Row>(text, values)).rows;
  const propose = (as: string | undefined, tpui: string, more: object = {}) =>
    app.call('POST', '/assessments', { ...(as && { as }), body: { tpui, ...judged, ...more } });
  const decide = async (workId: string, as: string, move = 'approve') =>
    app.call('POST', `/work/${workId}/moves`, {
      as,
      body: { caseVersion: await caseVersionOf(db, workId), move, reason: 'As the papers say' },
    });
  const serveOn = async (id: string, as: string, more: object = {}) =>
    app.call('POST', `/assessments/${id}/service`, {
      as,
      body: {
        ...{ caseVersion: await caseVersionOf(db, `assessment:${id}`), how: 'electronic', at: null, place: '' },
        ...more,
      },
    });

  return {
    ...app,
    ...{ officer, manager, query, propose, decide, serveOn },
    /** A taxpayer of the office, who signs in. */
    async given(officeId: number | null = 6): Promise<{ readonly id: string; readonly tpui: string }> {
      const id = await app.taxpayer();
      const [row] = await query<{ tpui: string }>(
        `update taxpayers set home_office_id = $2, home_office_source = case when $2::smallint is not null then 'confirmed' end
         where user_id = $1 returning tpui`,
        [id, officeId],
      );
      return { id, tpui: row?.tpui ?? '' };
    },
    /** Proposed by the officer, approved by the manager. */
    async approved(tpui: string, more: object = {}): Promise<string> {
      const { id, workId } = (await propose(officer, tpui, more)).json();
      expect((await decide(workId, manager)).json().state).toBe('approved');
      return id;
    },
    /** As if it had been served so many days ago: what only the owner of the database can do. */
    async servedDaysAgo(id: string, days: number): Promise<void> {
      const client = await owner.$client.connect();
      try {
        await client.query('begin');
        await client.query('alter table assessments disable trigger user');
        await client.query(
          `update assessments set served_on = lagos_today() - $2::int, served_at = lagos_midnight(lagos_today() - $2::int) + interval '9 hours'
           where id = $1`,
          [id, days],
        );
        await client.query('alter table assessments enable trigger user');
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}
