import type { LeadReason, SourceKind } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';
import type { RuleCounts } from './leads.repository.ts';

/** Rules of which leads ended since their worth was reckoned. */
export function rulesToRank(on: Runner): Promise<readonly RuleCounts[]> {
  return tablesOf(on)
    .selectFrom('lead_rules')
    .select(['ended', 'dismissed'])
    .select([sql<SourceKind>`source_kind`.as('sourceKind'), sql<LeadReason>`reason`.as('reason')])
    .where(sql<boolean>`(ended, dismissed) <> (ranked_ended, ranked_dismissed)`)
    .execute();
}

export function openOfRule(
  tx: Transaction,
  { sourceKind, reason }: RuleCounts,
  after: string | null,
  most: number,
): Promise<readonly { id: string; lowKobo: number }[]> {
  return tablesOf(tx)
    .selectFrom('leads')
    .select(['id', 'low_kobo as lowKobo'])
    .where('source_kind', '=', sourceKind)
    .where('reason', '=', reason)
    .where('state', '=', 'open')
    .where(sql<boolean>`${after}::uuid is null or id > ${after}::uuid`)
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();
}

export async function setWorth(tx: Transaction, rows: readonly { id: string; worthKobo: number }[]): Promise<void> {
  const worth = sql<{
    id: string;
  }>`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as w (id uuid, "worthKobo" bigint))`;
  await tablesOf(tx)
    .updateTable('leads')
    .from(worth.as('w'))
    .set({ worth_kobo: sql<number>`w."worthKobo"` })
    .where('leads.id', '=', sql<string>`w.id`)
    .where('leads.worth_kobo', '<>', sql<number>`w."worthKobo"`)
    .execute();
}

export async function noteRanked(tx: Transaction, { sourceKind, reason, ended, dismissed }: RuleCounts): Promise<void> {
  await tablesOf(tx)
    .updateTable('lead_rules')
    .set({ ranked_ended: ended, ranked_dismissed: dismissed })
    .where('source_kind', '=', sourceKind)
    .where('reason', '=', reason)
    .execute();
}
