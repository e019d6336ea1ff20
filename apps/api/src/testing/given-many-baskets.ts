import { randomBytes } from 'node:crypto';
import { makeBasketReference, makeBillReference } from '@portal/contracts';
import type pg from 'pg';

const billKobo = 250_000;

/** Baskets of two bills each, so that plans are made for tables that hold something. */
export async function givenManyBaskets(client: pg.ClientBase, count: number): Promise<void> {
  const references = Array.from({ length: count }, () => makeBasketReference(randomBytes(13)));
  const bills = Array.from({ length: 2 * count }, () => makeBillReference(randomBytes(13)));
  await client.query('begin');
  const { rows } = await client.query<{ id: string }>(
    `with new_bills as (
       insert into bills (reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone,
         payer_address, payer_tpui, mda_id, total_kobo, issued_on, expires_on)
       select reference, 1, 'Amina', 'Bello', 'amina@example.test', '08030000000', 'Kaduna', 'TPUI-0001', 1, $2::bigint,
         (now() at time zone 'Africa/Lagos')::date, ((now() at time zone 'Africa/Lagos')::date + interval '3 months')::date
       from unnest($1::text[]) as r (reference) returning id
     ), new_lines as (
       insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
       select id, 1, 1, $2::bigint, 'Levy', '', (now() at time zone 'Africa/Lagos')::date from new_bills
     )
     select id from new_bills`,
    [bills, billKobo],
  );
  await client.query(
    `with new_baskets as (
       insert into payment_baskets (reference, payer_tpui, made_by, total_kobo)
         select reference, 'TPUI-0001', '00000000-0000-7000-8000-000000000001', 2 * $2::bigint from unnest($1::text[]) as r (reference)
       returning id, reference
     ), numbered as (select id, row_number() over (order by id) as number from new_baskets)
     insert into payment_basket_bills (basket_id, position, bill_id, amount_kobo)
       select numbered.id, 1 + part.n % 2, part.bill, $2::bigint
       from unnest($3::uuid[]) with ordinality as part (bill, n) join numbered on numbered.number = (part.n + 1) / 2`,
    [references, billKobo, rows.map(({ id }) => id)],
  );
  await client.query('commit');
}
