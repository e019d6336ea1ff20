import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

interface Counted {
  readonly issued: number;
  readonly issuedByPortal: number;
  readonly refused: number;
  readonly revoked: number;
  readonly medianMinutes: number | null;
  readonly overFourteenDays: number;
  readonly withPerson: number;
  readonly blocked: number;
}

/** Of what was asked in a year; of one office where one is named. Time counts from asking, days over fourteen from when a person had it. */
export function countClearance(on: Runner, year: number, officeId: number | undefined): Promise<Counted> {
  return tablesOf(on)
    .selectFrom('clearance_applications as a')
    .leftJoin('clearance_certificates as c', 'c.application_id', 'a.id')
    .select([
      sql<number>`(count(*) filter (where a.state = 'issued'))::int`.as('issued'),
      sql<number>`(count(*) filter (where a.state = 'issued' and a.decided_by is null))::int`.as('issuedByPortal'),
      sql<number>`(count(*) filter (where a.state = 'refused'))::int`.as('refused'),
      sql<number>`(count(*) filter (where c.revoked_at is not null))::int`.as('revoked'),
      sql<number | null>`(percentile_cont(0.5) within group (order by extract(epoch from a.ended_at - a.asked_at) / 60)
        filter (where a.state in ('issued', 'refused')))::float8`.as('medianMinutes'),
      sql<number>`(count(*) filter (where coalesce(lagos_day(a.ended_at), lagos_today()) > a.last_day))::int`.as(
        'overFourteenDays',
      ),
      sql<number>`(count(*) filter (where a.ended_at is null and a.state <> 'blocked'))::int`.as('withPerson'),
      sql<number>`(count(*) filter (where a.state = 'blocked'))::int`.as('blocked'),
    ])
    .where(
      sql<boolean>`lagos_day(a.asked_at) between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`,
    )
    .$if(officeId !== undefined, (query) => query.where('a.office_id', '=', officeId ?? 0))
    .executeTakeFirstOrThrow();
}
