import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import type pg from 'pg';

export const billKobo = 1_250_000;

/** The id of the attempt with a number of twelve digits, which is also its RRR. */
export function intentId(number: number): string {
  return `00000000-0000-4000-8000-${number}`;
}

/** Bills of one line, each with an attempt that waits for its payer, numbered from `first`. */
export async function givenManyBills(client: pg.ClientBase, first: number, count: number): Promise<void> {
  const references = Array.from({ length: count }, () => makeBillReference(randomBytes(13)));
  await client.query('begin');
  await client.query(
    `with given as (
       select reference, gen_random_uuid() as bill_id, $2::bigint + position - 1 as number
       from unnest($1::text[]) with ordinality as r (reference, position)
     ), new_bills as (
       insert into bills (id, reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone,
         payer_address, mda_id, total_kobo, issued_on, expires_on)
       select bill_id, reference, 1, 'Amina', 'Bello', 'amina@example.test', '08030000000', 'Kaduna', 1, $3::bigint,
         (now() at time zone 'Africa/Lagos')::date, ((now() at time zone 'Africa/Lagos')::date + interval '3 months')::date
       from given
     ), new_lines as (
       insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
       select bill_id, 1, 1, $3::bigint, 'Levy', '', (now() at time zone 'Africa/Lagos')::date from given
     )
     insert into payment_intents (id, bill_id, provider, gateway_id, order_id, amount_kobo, expires_at)
     select ('00000000-0000-4000-8000-' || number)::uuid, bill_id, 'remita', 'remita', 'order-' || number, $3::bigint,
       now() + interval '3 days'
     from given`,
    [references, first, billKobo],
  );
  await client.query(`select set_config('portal.source', 'session', true)`);
  await client.query(`update payment_intents set state = 'INITIATING' where state = 'CREATED'`);
  await client.query(
    `update payment_intents set state = 'AWAITING_PAYMENT', provider_ref = substr(order_id, 7) where state = 'INITIATING'`,
  );
  await client.query('commit');
}
