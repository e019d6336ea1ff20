import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { cancelReplacedBills } from '../../../money/billing/index.ts';

interface Replaced {
  readonly scheduleId: string;
  readonly userId: string;
  /** Of whose schedules. */
  readonly of: 'paye' | 'withholding';
}

/** Cancels what nobody has paid of the month of a schedule that asks for less; not while somebody may be paying it. Its bills are locked by the caller. */
export async function cancelUnpaidBills(tx: Transaction, { scheduleId, userId, of }: Replaced): Promise<void> {
  const open = sql`select b.id from bills b where b.standing = 'open' and b.id in (
    select x.bill_id from ${sql.raw(`${of}_schedules`)} x join ${sql.raw(`${of}_schedules`)} s on s.tpui = x.tpui and s.month = x.month
    where s.id = ${scheduleId})`;
  const { rows } = await tx.execute<{ id: string; isPending: boolean }>(
    sql`select o.id, is_payment_pending(o.id) as "isPending" from (${open}) o`,
  );
  if (rows.some(({ isPending }) => isPending)) throw new BusinessError('bill.payment-pending');
  const billIds = rows.map(({ id }) => id);
  await cancelReplacedBills(tx, { billIds, by: userId, reason: 'Replaced by an amendment of its month' });
}
