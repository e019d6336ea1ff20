import { receiptMailsMost } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** The id of the order, or why there is none; two at once take turns. The pause is in seconds. */
export async function orderReceiptMail(
  tx: Transaction,
  { billId, pauseSeconds }: { readonly billId: string; readonly pauseSeconds: number },
): Promise<number | 'just-now' | 'enough'> {
  const tables = tablesOf(tx);
  await tables
    .selectNoFrom(sql`pg_advisory_xact_lock(hashtextextended(${`receipt mails ${billId}`}, 0))`.as('lock'))
    .execute();
  const { today, recent } = await tables
    .selectFrom('receipt_mail_orders')
    .select(({ ref }) => [
      sql<number>`count(*)::int`.as('today'),
      sql<number>`count(*) filter (where ${ref('ordered_at')} > clock_timestamp() - make_interval(secs => ${pauseSeconds}))::int`.as(
        'recent',
      ),
    ])
    .where('bill_id', '=', billId)
    .where('ordered_at', '>', sql<Date>`clock_timestamp() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  if (today >= receiptMailsMost) return 'enough';
  if (recent > 0) return 'just-now';
  const { id } = await tables
    .insertInto('receipt_mail_orders')
    .values({ bill_id: billId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
