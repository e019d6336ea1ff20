import { randomBytes } from 'node:crypto';
import { makeBasketReference } from '@portal/contracts';
import type { Database } from '../platform/db/database.ts';

interface BillOfBasket {
  readonly id: string;
  readonly totalKobo: number;
}

/** Several bills of one payer put together, and an attempt at Remita that waits for all of them, begun now unless another time is given. */
export async function givenBasketAttempt(
  db: Database,
  tpui: string,
  bills: readonly BillOfBasket[],
  { createdAt }: { readonly createdAt?: Date } = {},
) {
  const totalKobo = bills.reduce((sum, bill) => sum + bill.totalKobo, 0);
  const { rows: baskets } = await db.$client.query<{ id: string }>(
    `with basket as (
       insert into payment_baskets (reference, payer_tpui, made_by, total_kobo)
         values ($1, $2, '00000000-0000-7000-8000-000000000001', $3) returning id
     ), parts as (
       insert into payment_basket_bills (basket_id, position, bill_id, amount_kobo)
         select basket.id, position, bill, kobo from basket, unnest($4::uuid[], $5::bigint[]) with ordinality as part (bill, kobo, position)
     )
     select id from basket`,
    [
      makeBasketReference(randomBytes(13)),
      tpui,
      totalKobo,
      bills.map(({ id }) => id),
      bills.map((bill) => bill.totalKobo),
    ],
  );
  const providerRef = String(randomBytes(6).readUIntBE(0, 6)).padStart(12, '1').slice(-12);
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into payment_intents (bill_id, basket_id, provider, gateway_id, order_id, amount_kobo, expires_at, created_at)
       values ($1, $2, 'remita', 'remita', $3, $4, now() + interval '3 days', coalesce($5, now())) returning id`,
    [bills[0]?.id, baskets[0]?.id, randomBytes(16).toString('hex'), totalKobo, createdAt ?? null],
  );
  const id = rows[0]?.id ?? '';
  for (const [from, to] of [
    ['CREATED', 'INITIATING'],
    ['INITIATING', 'AWAITING_PAYMENT'],
  ])
    await db.$client.query(`select move_payment_intent($1, $2, $3, 'requery', $4)`, [id, from, to, providerRef]);
  return { id, providerRef, totalKobo };
}
