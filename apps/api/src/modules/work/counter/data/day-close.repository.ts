import type { CounterDay } from '@portal/contracts';
import { type Expression, sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { clerkRows } from '../domain/clerk-rows.ts';

export interface DayAsked {
  readonly mdaId: number;
  readonly day: string;
  readonly counterId?: number | undefined;
}

type Tables = ReturnType<typeof tablesOf>;

/** All of it from one snapshot, so that channels and clerks add up to the same. */
export function readCounterDay(
  db: Database,
  asked: DayAsked,
): Promise<Pick<CounterDay, 'rows' | 'channels' | 'services'>> {
  return db.transaction(
    async (tx) => {
      const tables = tablesOf(tx);
      const raised = await raisedOn(tables, asked).execute();
      const collected = await collectedOn(tables, asked).execute();
      return {
        rows: clerkRows(raised, collected),
        channels: await channelsOn(tables, asked).execute(),
        services: await servicesOn(tables, asked).execute(),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

function raisedOn(tables: Tables, { mdaId, day, counterId }: DayAsked) {
  return tables
    .selectFrom('counter_bills as c')
    .innerJoin('reading.invoices as i', 'i.id', 'c.bill_id')
    .select(({ ref }) => [
      'c.counter_id as counterId',
      'c.raised_by as clerkId',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`coalesce(sum(${ref('i.total_kobo')}), 0)::bigint`.as('kobo'),
      sql<number>`count(*) filter (where ${ref('i.standing')} = 'cancelled')::int`.as('cancelledCount'),
      sql<number>`coalesce(sum(${ref('i.total_kobo')}) filter (where ${ref('i.standing')} = 'cancelled'), 0)::bigint`.as(
        'cancelledKobo',
      ),
      counterName(ref('c.counter_id')).as('counter'),
      clerkName(ref('c.raised_by')).as('clerk'),
    ])
    .where('c.mda_id', '=', mdaId)
    .where(({ ref }) => isOfDay(ref('c.raised_at'), day))
    .$if(counterId !== undefined, (query) => query.where('c.counter_id', '=', counterId ?? null))
    .groupBy(['c.counter_id', 'c.raised_by']);
}

function linesOn(tables: Tables, { mdaId, day, counterId }: DayAsked) {
  return tables
    .selectFrom('counter_bills as c')
    .innerJoin('reading.collections as k', 'k.bill_id', 'c.bill_id')
    .where('c.mda_id', '=', mdaId)
    .where('k.mda_id', '=', mdaId)
    .where(({ ref }) => isOfDay(ref('k.at'), day))
    .$if(counterId !== undefined, (query) => query.where('c.counter_id', '=', counterId ?? null));
}

function collectedOn(tables: Tables, asked: DayAsked) {
  return linesOn(tables, asked)
    .select(({ ref }) => [
      'c.counter_id as counterId',
      'c.raised_by as clerkId',
      sql<number>`count(distinct ${ref('k.receipt_id')}) filter (where not ${ref('k.is_void')})::int`.as('count'),
      sql<number>`coalesce(sum(${ref('k.amount_kobo')}) filter (where not ${ref('k.is_void')}), 0)::bigint`.as('kobo'),
      sql<number>`count(distinct ${ref('k.receipt_id')}) filter (where ${ref('k.is_void')})::int`.as('voidCount'),
      sql<number>`coalesce(-sum(${ref('k.amount_kobo')}) filter (where ${ref('k.is_void')}), 0)::bigint`.as('voidKobo'),
      counterName(ref('c.counter_id')).as('counter'),
      clerkName(ref('c.raised_by')).as('clerk'),
    ])
    .groupBy(['c.counter_id', 'c.raised_by']);
}

function channelsOn(tables: Tables, asked: DayAsked) {
  return linesOn(tables, asked)
    .select(({ ref }) => [
      sql<string>`coalesce(${ref('k.channel')}, '')`.as('channel'),
      sql<number>`count(distinct ${ref('k.receipt_id')}) filter (where not ${ref('k.is_void')})::int`.as('count'),
      sql<number>`sum(${ref('k.amount_kobo')})::bigint`.as('kobo'),
    ])
    .groupBy('k.channel')
    .orderBy('k.channel');
}

function servicesOn(tables: Tables, { mdaId, day }: DayAsked) {
  return tables
    .selectFrom('services_given as s')
    .select(({ ref }) => [clerkName(ref('s.given_by')).as('clerk'), sql<number>`count(*)::int`.as('count')])
    .where('s.mda_id', '=', mdaId)
    .where(({ ref }) => isOfDay(ref('s.given_at'), day))
    .groupBy('s.given_by')
    .orderBy('clerk');
}

/** By the instant, which the indexes know. */
function isOfDay(at: Expression<unknown>, day: string) {
  return sql<boolean>`${at} >= lagos_midnight(${day}::date) and ${at} < lagos_midnight(${day}::date + 1)`;
}

function counterName(id: Expression<number | null>) {
  return sql<string | null>`(select name from mda_counters where id = ${id})`;
}

function clerkName(id: Expression<string>) {
  return sql<string>`coalesce((select person_name(first_name, last_name) from users where id = ${id}), '')`;
}
