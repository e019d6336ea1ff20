import type { ReadReceiptDelay } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';

/** A payment and its receipt are one transaction, so what was recorded was receipted. By the index of the moment of payment. */
export async function readReceiptDelay(db: Database): Promise<ReadReceiptDelay> {
  const { rows } = await db.execute<{ receipts: number; p95Seconds: number | null }>(sql`
    select count(*)::int as receipts,
      round(percentile_disc(0.95) within group (order by extract(epoch from recorded_at - paid_at)))::int as "p95Seconds"
    from payments
    where disposition = 'receipted' and paid_at > now() - interval '1 day' and recorded_at > now() - interval '15 minutes'`);
  const [{ receipts, p95Seconds } = { receipts: 0, p95Seconds: null }] = rows;
  // A provider's clock may be ahead of ours.
  return { receipts, p95Seconds: p95Seconds === null ? null : Math.max(0, p95Seconds) };
}
