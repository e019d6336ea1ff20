import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';

interface ToldRefund {
  readonly number: string;
  readonly amountKobo: number;
  readonly billReference: string;
}

/** What a mail says of a refund. */
export async function findToldRefund(db: Pick<Database, 'execute'>, id: string): Promise<ToldRefund | undefined> {
  const { rows } = await db.execute<ToldRefund & Record<string, unknown>>(sql`
    select r.number, r.amount_kobo::float8 as "amountKobo", b.reference as "billReference"
    from refunds r join bills b on b.id = r.bill_id where r.id = ${id}::uuid`);
  return rows[0];
}
