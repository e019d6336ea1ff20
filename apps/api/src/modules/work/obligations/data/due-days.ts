import type { DutyKind } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import { fromDayOf } from '../domain/period.ts';

/** By which day a return of a period is due: the law's, or the later one for everybody. Undefined: no law that we know asks for it. */
export async function findDueOn(on: Runner, kind: DutyKind, period: string): Promise<string | undefined> {
  return (await dueDaysOf(on, kind, [period])).get(period);
}

/** Of a period that a law asks for. */
export async function dueOnOf(on: Runner, kind: DutyKind, period: string): Promise<string> {
  const dueOn = await findDueOn(on, kind, period);
  if (dueOn === undefined) throw new Error(`No law asks for ${kind} of ${period}`);
  return dueOn;
}

/** The same of several, in the order of time. */
export async function dueDaysOf(
  on: Runner,
  kind: DutyKind,
  periods: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await tablesOf(on)
    .selectFrom(
      sql<{
        period: string;
        from_day: string;
      }>`unnest(${[...periods]}::text[], ${periods.map(fromDayOf)}::date[])`.as<'p'>(sql`p(period, from_day)`),
    )
    .select(['p.period', sql<string | null>`reading.due_on(${kind}, p.from_day)`.as('dueOn')])
    .orderBy('p.from_day')
    .execute();
  return new Map(rows.flatMap(({ period, dueOn }) => (dueOn === null ? [] : [[period, dueOn] as const])));
}
