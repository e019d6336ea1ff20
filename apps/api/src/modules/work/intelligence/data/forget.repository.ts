import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** Sources whose last day is over and that nobody has ended, and ended ones that still have rows or names. */
export async function sourcesToForget(on: Runner): Promise<readonly { id: string; isEnded: boolean }[]> {
  return tablesOf(on)
    .selectFrom('intelligence_sources as s')
    .select(['s.id', sql<boolean>`s.ended_at is not null`.as('isEnded')])
    .where(
      sql<boolean>`case when s.ended_at is null then s.keep_until < lagos_today() else
        exists (select from source_rows r where r.source_id = s.id) or exists (select from leads l where l.source_id = s.id and l.name <> '') end`,
    )
    .orderBy('s.id')
    .execute();
}

export function openLeadsOf(tx: Transaction, sourceId: string, most: number): Promise<readonly { id: string }[]> {
  return tablesOf(tx)
    .selectFrom('leads')
    .select('id')
    .where('source_id', '=', sourceId)
    .where('state', '=', 'open')
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

/** Answers how many rows went. */
export async function removeRows(tx: Transaction, sourceId: string, most: number): Promise<number> {
  const next = sql<{ id: string }>`(select id from source_rows where source_id = ${sourceId}::uuid limit ${most})`;
  const gone = await tablesOf(tx)
    .deleteFrom('source_rows')
    .using(next.as('n'))
    .where('source_rows.id', '=', sql<string>`n.id`)
    .returning('source_rows.id')
    .execute();
  return gone.length;
}

/** Leads keep what became of them, and nothing that says who it was beside the TPUI. */
export async function blankNames(tx: Transaction, sourceId: string): Promise<void> {
  await tablesOf(tx)
    .updateTable('leads')
    .set({ name: '' })
    .where('source_id', '=', sourceId)
    .where('name', '<>', '')
    .execute();
}
