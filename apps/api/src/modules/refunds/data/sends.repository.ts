import type { RefundMethod } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

type Runs = Pick<Database, 'execute'> | Transaction;

/** Notes that a refund goes out; answers the reference it goes under. */
export async function noteSend(tx: Transaction, refundId: string, method: RefundMethod): Promise<string> {
  const { rows } = await tx.execute<{ reference: string }>(sql`
    insert into refund_sends (refund_id, attempt, method, reference, next_ask_at)
    select r.id, n.attempt, ${method}, r.number || '-' || n.attempt,
      case when ${method} = 'provider' then clock_timestamp() + interval '10 minutes' end
    from refunds r, lateral (select coalesce(max(attempt), 0) + 1 as attempt from refund_sends s where s.refund_id = r.id) n
    where r.id = ${refundId}::uuid returning reference`);
  return rows[0]?.reference ?? '';
}

export interface WaitingSend {
  readonly refundId: string;
  readonly reference: string;
  readonly provider: 'remita' | 'interswitch';
  readonly orderId: string;
  readonly amountKobo: number;
  readonly isWhole: boolean;
  readonly state: string;
}

/** What the provider is still to be told; undefined when it has answered for good. */
export async function findWaitingSend(runs: Runs, reference: string): Promise<WaitingSend | undefined> {
  const { rows } = await runs.execute<WaitingSend & Record<string, unknown>>(sql`
    select r.id as "refundId", s.reference, p.provider, i.order_id as "orderId", r.amount_kobo::float8 as "amountKobo",
      r.amount_kobo = i.amount_kobo as "isWhole", r.state
    from refund_sends s join refunds r on r.id = s.refund_id join payments p on p.id = r.payment_id join payment_intents i on i.id = p.intent_id
    where s.reference = ${reference} and s.method = 'provider' and r.state = 'sent' and s.outcome is distinct from 'done' and s.outcome is distinct from 'failed'`);
  return rows[0];
}

export async function noteAnswer(
  tx: Transaction,
  reference: string,
  answer: { readonly outcome: 'done' | 'pending' | 'failed' | 'unknown'; readonly text: string },
): Promise<void> {
  const isFinal = answer.outcome === 'done' || answer.outcome === 'failed';
  await tx.execute(sql`update refund_sends set outcome = ${answer.outcome}, answer = ${answer.text.slice(0, 4000)}, answered_at = clock_timestamp(),
      asks = asks + 1,
      next_ask_at = case when not ${isFinal} then clock_timestamp() + least(interval '5 minutes' * power(2, least(asks, 10)), interval '1 day') end
    where reference = ${reference}`);
}

/** Sends whose answer decided nothing and whose turn it is; nobody else takes them for a while. */
export async function takeUnanswered(runs: Runs, most: number): Promise<readonly string[]> {
  const { rows } = await runs.execute<{ reference: string }>(sql`
    update refund_sends set next_ask_at = clock_timestamp() + interval '10 minutes' where id in (
      select s.id from refund_sends s join refunds r on r.id = s.refund_id
      where s.next_ask_at <= clock_timestamp() and r.state = 'sent' order by s.next_ask_at limit ${most} for update of s skip locked
    ) returning reference`);
  return rows.map(({ reference }) => reference);
}
