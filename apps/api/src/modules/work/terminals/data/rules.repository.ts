import type { TerminalState } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';

export interface TerminalRow {
  readonly id: string;
  readonly serial: string;
  readonly state: TerminalState;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly paymentLimitKobo: number;
  readonly dayLimitKobo: number;
}

const columns = sql`id, serial, state, latitude, longitude, payment_limit_kobo::float8 as "paymentLimitKobo", day_limit_kobo::float8 as "dayLimitKobo"`;

/** Nobody else judges or changes it until the transaction ends. */
export async function lockBySerial(tx: Transaction, serial: string): Promise<TerminalRow | undefined> {
  const { rows } = await tx.execute(sql`select ${columns} from terminals where serial = ${serial} for no key update`);
  return rows[0] as unknown as TerminalRow | undefined;
}

export async function lockById(tx: Transaction, id: string): Promise<TerminalRow | undefined> {
  const { rows } = await tx.execute(sql`select ${columns} from terminals where id = ${id}::uuid for no key update`);
  return rows[0] as unknown as TerminalRow | undefined;
}

export async function stepTo(tx: Transaction, id: string, to: TerminalState): Promise<void> {
  await tx.execute(sql`update terminals set state = ${to} where id = ${id}::uuid`);
}

/** How often the rule was broken since somebody answered, this time included. */
export async function noteQuestion(
  tx: Transaction,
  id: string,
  { kind, metres, at }: { readonly kind: 'place' | 'limit'; readonly metres: number | null; readonly at: Date },
): Promise<number> {
  const { rows } = await tx.execute<{ times: number }>(sql`
    insert into terminal_questions as q (terminal_id, kind, metres, asked_at, last_at)
    values (${id}::uuid, ${kind}, ${metres}::int, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz)
    on conflict (terminal_id, kind) where answered_at is null
      do update set times = q.times + 1, metres = excluded.metres, last_at = excluded.last_at
    returning times`);
  return rows[0]?.times ?? 0;
}

/** False when no question is open. */
export async function answerQuestions(
  tx: Transaction,
  id: string,
  { by, answer, at }: { readonly by: string; readonly answer: string; readonly at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update terminal_questions set answered_by = ${by}::uuid, answered_at = ${at.toISOString()}::timestamptz, answer = ${answer}
    where terminal_id = ${id}::uuid and answered_at is null`);
  return (rowCount ?? 0) > 0;
}

/** What was taken on a day, and what may be taken because of other look-ups of the last quarter of an hour. Kobo. */
export async function takenOn(tx: Transaction, id: string, day: string, besides: string): Promise<number> {
  const { rows } = await tx.execute<{ kobo: number }>(sql`
    select (coalesce((select sum(r.amount_kobo) from terminal_receipts r
        where r.terminal_id = ${id}::uuid and r.day = ${day}::date and r.order_id <> ${besides}), 0)
      + coalesce((select sum(a.amount_kobo) from terminal_attempts a where a.terminal_id = ${id}::uuid and a.order_id <> ${besides}
        and a.looked_up_at > clock_timestamp() - interval '15 minutes'
        and not exists (select from terminal_receipts r where r.order_id = a.order_id)), 0))::float8 as kobo`);
  return rows[0]?.kobo ?? 0;
}

/** False while the bill lies at another terminal, for a quarter of an hour. */
export async function noteAttempt(
  tx: Transaction,
  terminalId: string,
  attempt: {
    readonly intentId: string;
    readonly orderId: string;
    readonly amountKobo: number;
    readonly metres: number;
    readonly at: Date;
  },
): Promise<boolean> {
  const { intentId, orderId, amountKobo, metres, at } = attempt;
  const { rowCount } = await tx.execute(sql`
    insert into terminal_attempts as a (intent_id, order_id, terminal_id, amount_kobo, metres, looked_up_at)
    values (${intentId}::uuid, ${orderId}, ${terminalId}::uuid, ${amountKobo}, ${metres}::int, ${at.toISOString()}::timestamptz)
    on conflict (intent_id) do update set terminal_id = excluded.terminal_id, metres = excluded.metres, looked_up_at = excluded.looked_up_at
      where a.terminal_id = excluded.terminal_id or a.looked_up_at < excluded.looked_up_at - interval '15 minutes'`);
  return rowCount === 1;
}

export interface Slip {
  readonly receiptNumber: string;
  readonly billReference: string;
  readonly amountKobo: number;
  readonly channel: string;
  readonly paidAt: string;
  readonly serial: string;
}

/** Of a payment this terminal took, once it has its receipt. */
export async function slipOf(tx: Transaction, serial: string, orderId: string): Promise<Slip | undefined> {
  const { rows } = await tx.execute(sql`
    select r.receipt_number as "receiptNumber", r.bill_reference as "billReference", r.amount_kobo::float8 as "amountKobo", r.channel,
      r.paid_at::text as "paidAt", t.serial
    from terminal_receipts r join terminals t on t.id = r.terminal_id where r.order_id = ${orderId} and t.serial = ${serial}`);
  return rows[0] as unknown as Slip | undefined;
}
