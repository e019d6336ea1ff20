import type { MatchReason, SourceKind } from '@portal/contracts';
import { sql as condition } from 'drizzle-orm';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed } from '../../../../platform/lists/read-list.ts';
import type { RowFacts } from '../domain/estimate.ts';

export interface AskedRow {
  readonly id: string;
  readonly sourceKind: SourceKind;
  readonly source: string;
  readonly rowNumber: number;
  readonly listName: string;
  readonly address: string;
  readonly rcNumber: string;
  readonly facts: RowFacts;
  readonly tpui: string;
  readonly taxpayer: string;
  readonly registerSays: string;
  readonly isPerson: boolean;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  readonly askedAt: Date;
}

const names = [
  ...([
    'id',
    'sourceKind',
    'source',
    'rowNumber',
    'listName',
    'address',
    'rcNumber',
    'facts',
    'tpui',
    'taxpayer',
  ] as const),
  ...(['registerSays', 'isPerson', 'score', 'reasons', 'askedAt'] as const),
] as const;

/** What waits for a person. */
export const askedMatches: ListSource<AskedRow, 'score'> = {
  from: condition`(select m.id, m.office_id, m.score, m.reasons, m.tpui, m.matched_at as "askedAt", s.kind as "sourceKind", s.name as source, r.number as "rowNumber",
    r.name as "listName", r.address, r.rc_number as "rcNumber", r.facts, t.name as taxpayer, t.is_person as "isPerson",
    t.says as "registerSays"
    from row_matches m join source_rows r on r.id = m.row_id join intelligence_sources s on s.id = r.source_id cross join lateral taxpayer_in_words(m.tpui) t
    where m.outcome = 'asked' and s.ended_at is null) as asked`,
  key: { column: condition`asked.id`, type: 'uuid' },
  select: columnsNamed('asked', names),
  sorts: { score: { column: condition`asked.score`, type: 'integer' } },
};

/** Of these offices, and of those that they took over. */
export const ofOffices = (offices: readonly number[]) =>
  condition`open_office(asked.office_id) = any (${condition.param([...offices])}::smallint[])`;

/** Until the transaction ends nobody else answers it. */
export function lockMatch(tx: Transaction, id: string) {
  return tablesOf(tx)
    .selectFrom('row_matches as m')
    .innerJoin('source_rows as r', 'r.id', 'm.row_id')
    .select(['m.id', 'm.row_id as rowId', 'm.tpui', 'm.outcome', 'm.score'])
    .select(sql<number>`open_office(m.office_id)`.as('officeId'))
    .where('m.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

const now = sql<Date>`clock_timestamp()`;

export async function answerMatch(
  tx: Transaction,
  { id, rowId, tpui }: { readonly id: string; readonly rowId: string; readonly tpui: string },
  answer: { readonly isSame: boolean; readonly by: string; readonly reason: string },
): Promise<void> {
  const outcome = answer.isSame ? 'same' : 'not-same';
  await tablesOf(tx)
    .updateTable('row_matches')
    .set({ outcome, decided_by: answer.by, decided_at: now, decision_reason: answer.reason })
    .where('id', '=', id)
    .execute();
  if (answer.isSame) {
    await tablesOf(tx)
      .updateTable('row_matches')
      .set({ outcome: 'left' })
      .where('row_id', '=', rowId)
      .where('outcome', '=', 'asked')
      .execute();
    await tablesOf(tx)
      .updateTable('source_rows')
      .set({ outcome: 'joined', joined_tpui: tpui })
      .where('id', '=', rowId)
      .execute();
    return;
  }
  // Nobody is left whom it may be.
  await tablesOf(tx)
    .updateTable('source_rows')
    .set({ outcome: 'apart' })
    .where('id', '=', rowId)
    .where(sql<boolean>`not exists (select from row_matches m where m.row_id = source_rows.id and m.outcome = 'asked')`)
    .execute();
}
