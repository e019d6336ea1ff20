import { expect } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';

/**
 * What must hold after whatever happened: books that balance, clearing accounts equal to the money that came, a receipt
 * exactly for every paid bill, and every other kobo in a case that a person will see.
 */
export async function expectMoneyInvariants(db: Database): Promise<void> {
  const { rows } = await db.$client.query(`
    select
      (select coalesce(sum(amount_kobo), 0) from ledger_entries)::bigint as "ledgerSum",
      (select count(*) from (select from ledger_entries group by transaction_id having sum(amount_kobo) <> 0) t)::int
        as "unbalancedTransactions",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account like 'clearing:%')::bigint
        - (select coalesce(sum(amount_kobo), 0) from payments p where not exists (
            select from receipts r join receipt_voids v on v.receipt_id = r.id where r.payment_id = p.id
          ))::bigint as "clearingMinusPayments",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account like 'revenue:%')::bigint
        + (select coalesce(sum(amount_kobo), 0) from receipts r
            where not exists (select from receipt_voids v where v.receipt_id = r.id))::bigint as "revenuePlusReceipts",
      (select count(*) from bills b where (b.pay_status_id = 2) <> exists (select from receipts where bill_id = b.id))::int
        as "paidWithoutReceiptOrReverse",
      (select count(*) from (select from receipts group by bill_id having count(*) > 1) t)::int as "billsWithTwoReceipts",
      (select count(*) from payments p where (p.disposition = 'receipted') <> exists (select from receipts where payment_id = p.id))::int
        as "paymentsAndReceiptsApart",
      (select count(*) from payments p where p.disposition <> 'receipted'
        and not exists (select from review_cases where payment_id = p.id))::int as "moneyWithoutCase",
      (select count(*) from payment_intents i where i.state = 'CONFIRMED'
        and not exists (select from receipts r join payments p on p.id = r.payment_id where p.intent_id = i.id))::int
        as "confirmedWithoutReceipt"
  `);
  expect(rows[0]).toEqual({
    ledgerSum: 0,
    unbalancedTransactions: 0,
    clearingMinusPayments: 0,
    revenuePlusReceipts: 0,
    paidWithoutReceiptOrReverse: 0,
    billsWithTwoReceipts: 0,
    paymentsAndReceiptsApart: 0,
    moneyWithoutCase: 0,
    confirmedWithoutReceipt: 0,
  });
}

/** Rows of everything a payment may write, to show that a refusal wrote nothing. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = [
    'payment_intents',
    'payments',
    'receipts',
    'ledger_entries',
    'review_cases',
    'outbox',
    'provider_notifications',
  ];
  const columns = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  const { rows } = await db.$client.query<Record<string, number>>(`select ${columns.join(', ')}`);
  return rows[0] ?? {};
}
