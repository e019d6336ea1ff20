import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';

export interface NewList {
  readonly id: string;
  readonly number: string;
}

export async function insertList(tx: Transaction, by: string): Promise<NewList> {
  const { rows } = await tx.execute<NewList & Record<string, unknown>>(sql`
    insert into refund_lists (number, made_by)
    values ('RFL-' || to_char(clock_timestamp() at time zone 'Africa/Lagos', 'YYYY') || '-' || lpad(nextval('refund_list_numbers')::text, 6, '0'), ${by}::uuid)
    returning id, number`);
  const [made] = rows;
  if (!made) throw new Error('A list was made and is not there');
  return made;
}

/** Puts these on the list, locked; answers the amounts of those that may be on it. */
export async function putOnList(tx: Transaction, listId: string, ids: readonly string[]): Promise<readonly number[]> {
  const { rows } = await tx.execute<{ kobo: number }>(sql`
    update refunds set list_id = ${listId}::uuid where id = any (${sql.param([...ids])}::uuid[]) and state = 'payable' and method = 'bank'
    returning amount_kobo::float8 as kobo`);
  return rows.map(({ kobo }) => kobo);
}

export interface ListedRefund {
  readonly reference: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly amountKobo: number;
}

/** What the bank is to pay, in the order of the numbers; undefined when there is no such list. */
export async function readList(
  { $client }: Pick<Database, '$client'>,
  id: string,
): Promise<{ readonly number: string; readonly refunds: readonly ListedRefund[] } | undefined> {
  const { rows } = await $client.query<{ number: string; refunds: ListedRefund[] }>(
    `select l.number, coalesce(jsonb_agg(jsonb_build_object('reference', s.reference, 'bankCode', r.bank_code, 'accountNumber', r.account_number,
       'accountName', r.account_name, 'amountKobo', r.amount_kobo) order by r.number) filter (where r.id is not null), '[]') as refunds
     from refund_lists l left join refunds r on r.list_id = l.id
     left join lateral (select reference from refund_sends s where s.refund_id = r.id order by attempt desc limit 1) s on true
     where l.id = $1 group by l.id`,
    [id],
  );
  return rows[0];
}
