import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface BillRow {
  readonly bill_reference: string;
  readonly description: string;
  readonly mda: string;
  readonly total_kobo: number;
  readonly due_on: string;
  readonly is_pending: boolean;
}

interface Asked {
  readonly userId: string;
  readonly consentId: string;
  readonly most: number;
}

/** Bills of a client that can be paid now, the most urgent first. Kobo. */
export function listBillsOf(db: Pick<Database, '$client'>, { userId, consentId, most }: Asked) {
  return tablesOf(db)
    .selectFrom(sql<BillRow>`client_bills(${userId}::uuid, ${consentId}::uuid, ${most}::int)`.as('b'))
    .select(['b.bill_reference as billReference', 'b.description', 'b.mda', 'b.total_kobo as totalKobo'])
    .select(['b.due_on as dueOn', 'b.is_pending as isPending'])
    .execute();
}

/** Whether this was once accepted by the account, whatever became of it. */
export async function wasClient(db: Pick<Database, '$client'>, userId: string, consentId: string): Promise<boolean> {
  const found = await tablesOf(db)
    .selectFrom('representations as r')
    .select('r.id')
    .where('r.id', '=', consentId)
    .where('r.representative_id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}
