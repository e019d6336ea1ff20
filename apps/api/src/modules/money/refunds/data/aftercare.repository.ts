import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** Days after a refund was sent to the bank on which its provider is asked whether the payment itself is still there. */
const days = [1, 3, 7, 30] as const;

export interface LookedAt {
  readonly sendId: number;
  readonly intentId: string;
  readonly number: string;
}

/** Refunds that the bank pays and whose day has come, each with its next day; nobody else takes them meanwhile. At most so many. */
export async function takeForAftercare(db: Pick<Database, '$client'>, most: number): Promise<readonly LookedAt[]> {
  const next = sql<Date | null>`(select min(s.sent_at + make_interval(days => day)) from unnest(${sql.val(days)}::int[]) as day
    where s.sent_at + make_interval(days => day) > clock_timestamp())`;
  return tablesOf(db)
    .updateTable('refund_sends as s')
    .from('refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .set({ next_ask_at: next })
    .whereRef('r.id', '=', 's.refund_id')
    .where('s.id', 'in', (eb) =>
      eb
        .selectFrom('refund_sends as d')
        .innerJoin('refunds as f', 'f.id', 'd.refund_id')
        .select('d.id')
        .where('d.next_ask_at', '<=', sql<Date>`clock_timestamp()`)
        .where('d.method', '=', 'bank')
        .where('f.state', 'in', ['sent', 'returned', 'evidenced', 'paid'])
        .orderBy('d.next_ask_at')
        .limit(most)
        .forUpdate('d')
        .skipLocked(),
    )
    .returning(['s.id as sendId', 'p.intent_id as intentId', 'r.number'])
    .execute();
}

/** Nobody answered: asked again in an hour. */
export async function askInAnHour(db: Pick<Database, '$client'>, sendId: number): Promise<void> {
  await tablesOf(db)
    .updateTable('refund_sends')
    .set({ next_ask_at: sql<Date>`clock_timestamp() + interval '1 hour'` })
    .where('id', '=', sendId)
    .execute();
}

/** A case for persons; false when nobody has decided the last one yet. */
export async function doubtRefundedMoney(tx: Transaction, intentId: string): Promise<boolean> {
  const { isNew } = await tablesOf(tx)
    .selectNoFrom(sql<boolean>`doubt_payment(${intentId}::uuid, null)`.as('isNew'))
    .executeTakeFirstOrThrow();
  return isNew;
}
