import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

export interface NewList {
  readonly id: string;
  readonly number: string;
}

export function insertList(tx: Transaction, by: string): Promise<NewList> {
  const number = sql<string>`'RFL-' || to_char(lagos_day(clock_timestamp()), 'YYYY') || '-' || lpad(nextval('refund_list_numbers')::text, 6, '0')`;
  return tablesOf(tx)
    .insertInto('refund_lists')
    .values({ number, made_by: by })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
}

/** Puts these on the list, locked; answers the amounts of those that may be on it. */
export async function putOnList(tx: Transaction, listId: string, ids: readonly string[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await tablesOf(tx)
    .updateTable('refunds')
    .set({ list_id: listId })
    .where('id', 'in', ids)
    .where('state', '=', 'payable')
    .where('method', '=', 'bank')
    .returning('amount_kobo')
    .execute();
  return rows.map(({ amount_kobo }) => amount_kobo);
}

/** The same of payments of shares. */
export async function putSharesOnList(
  tx: Transaction,
  listId: string,
  ids: readonly string[],
): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const rows = await tablesOf(tx)
    .updateTable('share_payments')
    .set({ list_id: listId })
    .where('id', 'in', ids)
    .where('state', '=', 'payable')
    .returning('amount_kobo')
    .execute();
  return rows.map(({ amount_kobo }) => amount_kobo);
}

interface ListedPayment {
  readonly reference: string;
  readonly bankCode: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly amountKobo: number;
}

/** What the bank is to pay, in the order of the numbers; undefined when there is no such list. */
export async function readBankList(db: Pick<Database, '$client'>, id: string) {
  const found = await tablesOf(db)
    .selectFrom('refund_lists as l')
    .select('l.number')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('refunds as r')
          .select((of) => [
            of
              .selectFrom('refund_sends as s')
              .select('s.reference')
              .whereRef('s.refund_id', '=', 'r.id')
              .orderBy('s.attempt', 'desc')
              .limit(1)
              .as('reference'),
          ])
          .select(['r.bank_code as bankCode', 'r.account_number as accountNumber', 'r.account_name as accountName'])
          .select('r.amount_kobo as amountKobo')
          .whereRef('r.list_id', '=', 'l.id')
          .orderBy('r.number')
          // Only what a bank pays and what was sent is on a list; the database sees to both.
          .$castTo<ListedPayment>(),
      ).as('refunds'),
      jsonArrayFrom(
        eb
          .selectFrom('share_payments as p')
          .innerJoin('refund_sends as s', (join) =>
            join.onRef('s.share_payment_id', '=', 'p.id').onRef('s.list_id', '=', 'p.list_id'),
          )
          .select(['s.reference', 'p.bank_code as bankCode', 'p.account_number as accountNumber'])
          .select(['p.account_name as accountName', 'p.amount_kobo as amountKobo'])
          .whereRef('p.list_id', '=', 'l.id')
          .where('p.state', '<>', 'payable')
          .orderBy('p.number')
          .$castTo<ListedPayment>(),
      ).as('shares'),
    ])
    .where('l.id', '=', id)
    .executeTakeFirst();
  return (
    found && {
      number: found.number,
      lines: [
        ...found.refunds.map((line) => ({ ...line, kind: 'refund' as const })),
        ...found.shares.map((line) => ({ ...line, kind: 'shares' as const })),
      ],
    }
  );
}
