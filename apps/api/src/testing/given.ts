import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import type { Database } from '../platform/db/database.ts';

interface GivenBill {
  readonly id: string;
  readonly reference: string;
  readonly totalKobo: number;
}

interface BillOptions {
  readonly reference?: string;
  /** Amounts of the lines, in kobo. */
  readonly lines?: readonly number[];
  /** `YYYY-MM-DD`; today unless given. */
  readonly issuedOn?: string;
  /** Of a part of a plan: how many days after the day of issue it is due. */
  readonly dueAfterDays?: number;
  readonly cancelled?: boolean;
  readonly expertSystemId?: number;
  /** Whose it is; 'TPUI-0001' unless given. */
  readonly tpui?: string;
  /** The account that raised it for itself. */
  readonly raisedBy?: string;
  readonly engineCodeId?: number | null;
  /** Of every line; else the first is of head 1, the second of 2 … */
  readonly revenueHeadId?: number;
  readonly payer?: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly email?: string;
    readonly address?: string;
  };
}

/** A bill as the service would issue it today, for tests. */
export async function givenBill(db: Database, options: BillOptions = {}): Promise<GivenBill> {
  const { reference = makeBillReference(randomBytes(13)), lines = [1_250_000], payer = {} } = options;
  const totalKobo = lines.reduce((sum, amount) => sum + amount, 0);
  const { rows } = await db.$client.query<{ id: string }>(
    `with issue as (select coalesce($1::date, (now() at time zone 'Africa/Lagos')::date) as day),
     bill as (
       insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email,
         payer_phone, payer_address, mda_id, tax_office_id, expert_system_id, engine_code_id, total_kobo, issued_on, expires_on, due_on, cancelled_at, raised_by, payer_tpui)
       select $2, 1, $3, $4, $5, '08030000000', $6, 1, 6, $7, $11, $8, day, day + interval '3 months', day + $15::int,
         case when $9 then now() end, $14::uuid, $13
       from issue returning id
     ),
     lines as (
       insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
       select bill.id, position, coalesce($12::int, position), amount, 'Line ' || position, 'Narration ' || position, day
       from issue, bill, unnest($10::bigint[]) with ordinality as line (amount, position)
     )
     select id from bill`,
    [
      options.issuedOn ?? null,
      reference,
      payer.firstName ?? 'Amina',
      payer.lastName ?? 'Bello',
      payer.email ?? 'amina.bello@example.com',
      payer.address ?? '12 Ahmadu Bello Way, Kaduna',
      options.expertSystemId ?? null,
      totalKobo,
      options.cancelled ?? false,
      lines,
      options.engineCodeId ?? null,
      options.revenueHeadId ?? null,
      options.tpui ?? 'TPUI-0001',
      options.raisedBy ?? null,
      options.dueAfterDays ?? null,
    ],
  );
  return { id: rows[0]?.id ?? '', reference, totalKobo };
}

interface GivenIntent {
  readonly id: string;
  readonly orderId: string;
  readonly providerRef: string;
}

interface IntentOptions {
  readonly provider?: 'remita' | 'interswitch';
  readonly amountKobo?: number;
  /** Reached by legal moves; AWAITING_PAYMENT unless given. */
  readonly state?: string;
  /** Now unless given. */
  readonly createdAt?: Date;
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

/** A payment attempt for a bill, waiting for the payer unless another state is asked for. CONFIRMED and REVERSED need money: confirm it. */
export async function givenIntent(db: Database, bill: GivenBill, options: IntentOptions = {}): Promise<GivenIntent> {
  const { provider = 'remita', amountKobo = bill.totalKobo, state = 'AWAITING_PAYMENT' } = options;
  const orderId = randomBytes(16).toString('hex');
  const providerRef =
    provider === 'remita' ? String(randomBytes(6).readUIntBE(0, 6)).padStart(12, '1').slice(-12) : orderId;
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into payment_intents (bill_id, provider, gateway_id, order_id, amount_kobo, expires_at, created_at)
     values ($1, $2, $3, $4, $5, now() + interval '3 days', coalesce($6, now())) returning id`,
    [bill.id, provider, provider, orderId, amountKobo, options.createdAt ?? null],
  );
  const id = rows[0]?.id ?? '';
  let from = 'CREATED';
  for (const to of ways[state] ?? []) {
    await db.$client.query('select move_payment_intent($1, $2, $3, $4, $5)', [id, from, to, 'requery', providerRef]);
    from = to;
  }
  return { id, orderId, providerRef };
}
