import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import type { Database } from '../platform/db/database.ts';

interface GivenBill {
  readonly id: string;
  readonly reference: string;
  readonly totalKobo: number;
}

interface BillWishes {
  readonly reference?: string;
  /** Amounts of the lines, in kobo. */
  readonly lines?: readonly number[];
  /** `YYYY-MM-DD`; today unless given. */
  readonly issuedOn?: string;
  readonly cancelled?: boolean;
  readonly expertSystemId?: number;
  readonly payer?: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly email?: string;
    readonly address?: string;
  };
}

/** A bill as the service would issue it today, for tests. */
export async function givenBill(db: Database, wishes: BillWishes = {}): Promise<GivenBill> {
  const { reference = makeBillReference(randomBytes(13)), lines = [1_250_000], payer = {} } = wishes;
  const totalKobo = lines.reduce((sum, amount) => sum + amount, 0);
  const { rows } = await db.$client.query<{ id: string }>(
    `with issue as (select coalesce($1::date, (now() at time zone 'Africa/Lagos')::date) as day),
     bill as (
       insert into bills (reference, payer_tpui, payer_category_id, payer_first_name, payer_last_name, payer_email,
         payer_phone, payer_address, mda_id, tax_office_id, expert_system_id, total_kobo, issued_on, expires_on, cancelled_at)
       select $2, 'TPUI-0001', 1, $3, $4, $5, '08030000000', $6, 1, 6, $7, $8, day, day + interval '3 months',
         case when $9 then now() end
       from issue returning id
     ),
     lines as (
       insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
       select bill.id, position, position, amount, 'Line ' || position, 'Narration ' || position, day
       from issue, bill, unnest($10::bigint[]) with ordinality as line (amount, position)
     )
     select id from bill`,
    [
      wishes.issuedOn ?? null,
      reference,
      payer.firstName ?? 'Amina',
      payer.lastName ?? 'Bello',
      payer.email ?? 'amina.bello@example.com',
      payer.address ?? '12 Ahmadu Bello Way, Kaduna',
      wishes.expertSystemId ?? null,
      totalKobo,
      wishes.cancelled ?? false,
      lines,
    ],
  );
  return { id: rows[0]?.id ?? '', reference, totalKobo };
}

interface GivenIntent {
  readonly id: string;
  readonly orderId: string;
  readonly providerRef: string;
}

interface IntentWishes {
  readonly provider?: 'remita' | 'interswitch';
  readonly amountKobo?: number;
  /** Reached by legal moves; AWAITING_PAYMENT unless given. */
  readonly state?: string;
}

/** The moves that lead from the beginning to each state. */
const ways: Readonly<Record<string, readonly string[]>> = {
  CREATED: [],
  INITIATING: ['INITIATING'],
  AWAITING_PAYMENT: ['INITIATING', 'AWAITING_PAYMENT'],
  PROCESSING: ['INITIATING', 'AWAITING_PAYMENT', 'PROCESSING'],
  FAILED: ['INITIATING', 'AWAITING_PAYMENT', 'FAILED'],
  CANCELLED: ['INITIATING', 'AWAITING_PAYMENT', 'CANCELLED'],
  EXPIRED: ['INITIATING', 'AWAITING_PAYMENT', 'EXPIRED'],
  REVIEW: ['INITIATING', 'AWAITING_PAYMENT', 'REVIEW'],
  REFUND_PENDING: ['INITIATING', 'AWAITING_PAYMENT', 'REVIEW', 'REFUND_PENDING'],
  REFUNDED: ['INITIATING', 'AWAITING_PAYMENT', 'REVIEW', 'REFUND_PENDING', 'REFUNDED'],
};

/** A payment attempt for a bill, waiting for the payer unless another state is wished. CONFIRMED and REVERSED need money: confirm it. */
export async function givenIntent(db: Database, bill: GivenBill, wishes: IntentWishes = {}): Promise<GivenIntent> {
  const { provider = 'remita', amountKobo = bill.totalKobo, state = 'AWAITING_PAYMENT' } = wishes;
  const orderId = randomBytes(16).toString('hex');
  const providerRef =
    provider === 'remita' ? String(randomBytes(6).readUIntBE(0, 6)).padStart(12, '1').slice(-12) : orderId;
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, expires_at)
     values ($1, $2, $3, $4, $5, now() + interval '3 days') returning id`,
    [bill.id, provider, provider, orderId, amountKobo],
  );
  const id = rows[0]?.id ?? '';
  let from = 'CREATED';
  for (const to of ways[state] ?? []) {
    await db.$client.query('select move_payment_intent($1, $2, $3, $4, $5)', [id, from, to, 'requery', providerRef]);
    from = to;
  }
  return { id, orderId, providerRef };
}
