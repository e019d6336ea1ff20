import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';

export interface NewRemission {
  readonly penaltyId: string;
  readonly penaltyKobo: number;
  readonly interestKobo: number;
  readonly reason: string;
  readonly paper: string;
  readonly by: string;
}

export function insertRemission(
  tx: Transaction,
  { penaltyId, penaltyKobo, interestKobo, reason, paper, by }: NewRemission,
): Promise<{ readonly id: string; readonly number: string }> {
  return tablesOf(tx)
    .insertInto('penalty_remissions')
    .values({
      ...{ penalty_id: penaltyId, penalty_kobo: penaltyKobo, interest_kobo: interestKobo, reason, paper },
      proposed_by: by,
      number: sql<string>`next_remission_number()`,
    })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

export async function findRemission(tx: Transaction, id: string) {
  const found = await tablesOf(tx)
    .selectFrom('penalty_remissions')
    .select(['id', 'number', 'penalty_id as penaltyId', 'penalty_kobo as penaltyKobo', 'interest_kobo as interestKobo'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw new BusinessError('penalty.not-found');
  return found;
}

export async function endRemission(
  tx: Transaction,
  id: string,
  ended: { readonly state: 'granted' | 'refused' | 'withdrawn'; readonly by: string; readonly answer: string },
): Promise<void> {
  await tablesOf(tx)
    .updateTable('penalty_remissions')
    .set({ state: ended.state, decided_by: ended.by, decided_at: sql<Date>`clock_timestamp()`, answer: ended.answer })
    .where('id', '=', id)
    .execute();
}
