import type { VisitState } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import { openBillsOf } from './enforcements.repository.ts';

/** Visits of today on which somebody goes, in their order; those that were called off with their reason. Planned ones are nobody's yet. */
export async function visitsToday(on: Runner, officerId: string) {
  const rows = await tablesOf(on)
    .selectFrom('enforcement_team as g')
    .innerJoin('enforcement_visits as v', 'v.id', 'g.visit_id')
    .innerJoin('enforcements as e', 'e.id', 'v.enforcement_id')
    .innerJoin('enforcement_orders as c', 'c.id', 'v.order_id')
    .innerJoin('reading.demand_notices as n', 'n.id', 'e.notice_id')
    .innerJoin('reading.taxpayers as t', 't.tpui', 'e.tpui')
    .select(['v.id', 'e.number', 'e.notice_id as noticeId', 'v.end_reason as endReason', 't.name as taxpayer'])
    .select(['v.place', 'v.is_dwelling as isDwelling', 'v.witness', 'v.will_seal as willSeal'])
    .select(['v.will_take as willTake', 'v.will_search as willSearch', 'n.number as demandNumber'])
    .select(['c.court', 'c.order_number as orderNumber'])
    .select(({ ref }) => [
      sql<VisitState>`${ref('v.state')}`.as('state'),
      sql<Date>`v.starts_at`.as('startsAt'),
      sql<Date>`v.ends_at`.as('endsAt'),
      sql<number>`n.open_kobo`.as('openKobo'),
      sql<number>`(select count(*)::int from visit_reports r where r.visit_id = v.id and r.officer_id = g.user_id)`.as(
        'reports',
      ),
    ])
    .where('g.user_id', '=', officerId)
    .where('v.state', '<>', 'planned')
    .where(sql<boolean>`lagos_day(v.starts_at) = lagos_today()`)
    .orderBy('v.starts_at')
    .orderBy('v.id')
    .execute();
  return Promise.all(rows.map(async (row) => ({ ...row, bills: [...(await openBillsOf(on, row.noticeId))] })));
}

/** The day of the sheet. */
export async function lagosToday(on: Runner): Promise<string> {
  const { day } = await tablesOf(on).selectNoFrom(sql<string>`lagos_today()`.as('day')).executeTakeFirstOrThrow();
  return day;
}
