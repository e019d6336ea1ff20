import { randomBytes } from 'node:crypto';
import { makeBillReference } from '@portal/contracts';
import type { Portal } from './start-portal.ts';

const billKobo = 1_250_000;

/** Bills of one line that anybody may pay; gives their references. */
export async function giveBills({ query }: Portal, count: number): Promise<readonly string[]> {
  const references = Array.from({ length: count }, () => makeBillReference(randomBytes(13)));
  await query(
    `with given as (select reference, gen_random_uuid() as id, (now() at time zone 'Africa/Lagos')::date as day from unnest($1::text[]) reference),
     new_bills as (
       insert into bills (id, reference, payer_category_id, payer_first_name, payer_last_name, payer_email, payer_phone, payer_address,
         mda_id, total_kobo, issued_on, expires_on)
       select id, reference, 1, 'Amina', 'Bello', 'amina@example.test', '08030000000', 'Kaduna', 1, $2::bigint, day,
         (day + interval '3 months')::date from given
     )
     insert into bill_lines (bill_id, position, revenue_head_id, amount_kobo, description, narration, issued_on)
     select id, 1, 1, $2::bigint, 'Levy', '', day from given`,
    [references, billKobo],
  );
  return references;
}
