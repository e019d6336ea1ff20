import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

interface ToldRefund {
  readonly number: string;
  readonly amountKobo: number;
  readonly billReference: string;
}

/** What a mail says of a refund. */
export function findToldRefund(db: Pick<Database, 'execute'>, id: string): Promise<ToldRefund | undefined> {
  return tablesOf(db)
    .selectFrom('refunds as r')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select(['r.number', 'r.amount_kobo as amountKobo', 'b.reference as billReference'])
    .where('r.id', '=', id)
    .executeTakeFirst();
}
