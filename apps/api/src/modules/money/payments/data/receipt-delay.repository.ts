import type { ReadReceiptDelay } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** A payment and its receipt are one transaction, so what was recorded was receipted. By the index of the moment of payment. */
export async function readReceiptDelay(db: Database): Promise<ReadReceiptDelay> {
  const { receipts, p95Seconds } = await tablesOf(db)
    .selectFrom('payments')
    .select([
      sql<number>`count(*)::int`.as('receipts'),
      sql<
        number | null
      >`round(percentile_disc(0.95) within group (order by extract(epoch from recorded_at - paid_at)))::int`.as(
        'p95Seconds',
      ),
    ])
    .where('disposition', '=', 'receipted')
    .where(sql<boolean>`paid_at > now() - interval '1 day' and recorded_at > now() - interval '15 minutes'`)
    .executeTakeFirstOrThrow();
  // A provider's clock may be ahead of ours.
  return { receipts, p95Seconds: p95Seconds === null ? null : Math.max(0, p95Seconds) };
}
