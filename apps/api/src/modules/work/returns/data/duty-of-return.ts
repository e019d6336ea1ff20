import { type ReturnKindId, returnKinds } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ReturnOf } from './drafts.repository.ts';

/** The day of the obligation, or of the rule where nobody expected this return. */
export async function dueOnOf(on: Runner, { tpui, kind, fromDay }: ReturnOf): Promise<string> {
  const { duty } = returnKinds[kind];
  const { dueOn } = await tablesOf(on)
    .selectNoFrom((eb) =>
      eb.fn
        .coalesce(
          eb
            .selectFrom('reading.obligations as o')
            .select((of) => of.fn.max('o.due_on').as('dueOn'))
            .where('o.tpui', '=', sql<string>`any (reading.papers_of(${tpui}))`)
            .where('o.kind', '=', duty)
            .where('o.period_from', '=', fromDay),
          sql<string>`reading.due_on(${duty}, ${fromDay}::date)`,
        )
        .as('dueOn'),
    )
    .executeTakeFirstOrThrow();
  return dueOn ?? fromDay;
}

/** In the register of what was expected; the first filing counts. */
export async function noteFiled(on: Runner, { tpui, kind, fromDay }: ReturnOf, day: string): Promise<void> {
  const { duty } = returnKinds[kind];
  await tablesOf(on)
    .selectNoFrom(sql`note_obligation_filed(${tpui}, ${duty}, ${fromDay}::date, ${day}::date)`.as('noted'))
    .execute();
}

/** Nobody else files the same return until the transaction ends. */
export async function lockReturn(on: Runner, { tpui, kind, fromDay }: ReturnOf): Promise<void> {
  await tablesOf(on).selectNoFrom(sql`lock_return(${tpui}, ${kind}, ${fromDay}::date)`.as('locked')).execute();
}

/** Who files it; undefined where this kind of return is not for them, or the register has nobody of this TPUI. */
export function mayFileKind(
  on: Runner,
  tpui: string,
  kind: ReturnKindId,
): Promise<{ readonly name: string } | undefined> {
  return tablesOf(on)
    .selectFrom('reading.taxpayers')
    .select('name')
    .where('tpui', '=', tpui)
    .$if(returnKinds[kind].filedBy === 'person', (query) => query.where('category', '=', 'Individual'))
    .executeTakeFirst();
}
