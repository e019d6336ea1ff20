import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { Duty } from '../domain/duties.ts';

/** Of whom, beside what. */
export type Of<Row> = Row & { readonly tpui: string };

/** New ones, those that are expected again, and those that have another day. */
export async function enterDuties(tx: Runner, duties: readonly Of<Duty>[]): Promise<void> {
  if (duties.length === 0) return;
  await tablesOf(tx)
    .insertInto('obligations')
    .columns(['tpui', 'kind', 'period_from', 'due_on'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{
            tpui: string;
            kind: 'consumption-tax-month' | 'direct-assessment';
            period_from: string;
            due_on: string;
          }>`unnest(
            ${duties.map(({ tpui }) => tpui)}::text[], ${duties.map(({ kind }) => kind)}::text[],
            ${duties.map(({ fromDay }) => fromDay)}::date[], ${duties.map(({ dueOn }) => dueOn)}::date[])`.as<'d'>(
            sql`d(tpui, kind, period_from, due_on)`,
          ),
        )
        .select(['d.tpui', 'd.kind', 'd.period_from', 'd.due_on']),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['tpui', 'kind', 'period_from'])
        .doUpdateSet(({ ref }) => ({ due_on: ref('excluded.due_on'), ended_on: null }))
        .where('obligations.filed_on', 'is', null),
    )
    .execute();
}

export async function endDuties(
  tx: Runner,
  duties: readonly Of<Pick<Duty, 'kind' | 'fromDay'>>[],
  today: string,
): Promise<void> {
  if (duties.length === 0) return;
  await tablesOf(tx)
    .updateTable('obligations as o')
    .from(
      sql<{ tpui: string; kind: string; period_from: string }>`unnest(
        ${duties.map(({ tpui }) => tpui)}::text[], ${duties.map(({ kind }) => kind)}::text[],
        ${duties.map(({ fromDay }) => fromDay)}::date[])`.as<'d'>(sql`d(tpui, kind, period_from)`),
    )
    .set({ ended_on: today })
    .whereRef('o.tpui', '=', 'd.tpui')
    .where(sql<boolean>`o.kind = d.kind and o.period_from = d.period_from and o.filed_on is null`)
    .execute();
}
