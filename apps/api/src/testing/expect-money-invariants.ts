import { expect } from 'vitest';
import type { Database } from '../platform/db/database.ts';

/**
 * What must hold after whatever happened: books that balance, clearing accounts equal to the money that came, a receipt
 * exactly for every paid bill, every other kobo held for a person who decides, and what was decided kobo by kobo in the books.
 */
export async function expectMoneyInvariants(db: Database): Promise<void> {
  const { rows } = await db.$client.query(`
    select
      (select coalesce(sum(amount_kobo), 0) from ledger_entries)::bigint as "ledgerSum",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account like 'clearing:%')::bigint
        + (select coalesce(sum(booked_kobo), 0) from settlement_lines)::bigint
        + (select coalesce(sum(written_off_kobo), 0) from payment_settlements where written_off_kobo > 0)::bigint
        - (select coalesce(sum(amount_kobo), 0) from payments p where not exists (
            select from ledger_transactions t where t.reference = ledger_reference(p) and t.kind in ('reversal', 'refund')
          ))::bigint
        + (select coalesce(sum(amount_kobo), 0) from refunds where state = 'paid' and method = 'provider')::bigint as "clearingMinusPayments",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account like 'revenue:%')::bigint
        + (select coalesce(sum(amount_kobo), 0) from receipts r
            where not exists (select from receipt_voids v where v.receipt_id = r.id))::bigint
        - (select coalesce(sum(f.amount_kobo), 0) from refunds f join receipts r on r.id = f.receipt_id
            where f.amount_kobo < r.amount_kobo and is_refund_owed(f))::bigint
        - (select coalesce(sum(amount_kobo), 0) from paye_credits where state = 'granted')::bigint as "revenuePlusReceipts",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account in ('suspense:mismatch', 'liability:overpayment'))::bigint
        + (select coalesce(sum(held_kobo(id)), 0) from payments)::bigint as "heldMinusBooks",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account in ('liability:taxpayer-credit', 'liability:refunds'))::bigint
        + (select coalesce(sum(amount_kobo), 0) from payment_allocations where purpose in ('credit', 'refund'))::bigint
        + (select coalesce(sum(amount_kobo), 0) from refunds where receipt_id is not null and state <> 'paid'
          and is_refund_owed(refunds))::bigint
        - (select coalesce(sum(amount_kobo), 0) from refunds where proposal_id is not null and state = 'paid')::bigint
        + (select coalesce(sum(amount_kobo), 0) from paye_credits where state = 'granted')::bigint
        - (select coalesce(sum(amount_kobo), 0) from credit_uses where state = 'used')::bigint as "owedMinusBooks",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account = 'bank:refunds')::bigint
        + (select coalesce(sum(amount_kobo), 0) from refunds where state = 'paid' and method = 'bank')::bigint
        + (select coalesce(sum(amount_kobo), 0) from share_payments where state = 'paid')::bigint
        - (select coalesce(sum(amount_kobo), 0) from refund_fundings where state = 'funded')::bigint as "bankMinusPaid",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account = 'liability:shares')::bigint
        + (select coalesce(sum(net_kobo), 0) from share_statements where state = 'approved')::bigint
        - (select coalesce(sum(amount_kobo), 0) from share_payments where state = 'paid')::bigint as "sharesMinusBooks",
      (select coalesce(sum(amount_kobo), 0) from ledger_entries where account = 'expense:shares')::bigint
        - (select coalesce(sum(gross_kobo), 0) from share_statements where state = 'approved')::bigint as "expenseMinusShares",
      (select count(*) from (select from share_payments p group by p.subject having sum(p.amount_kobo) > (select max(c.kobo) from (
        select sum(s.net_kobo) over (order by s.decided_at, s.id) as kobo from share_statements s
        where s.subject = p.subject and s.state = 'approved') c)) t)::int as "paidMoreThanApproved"
  `);
  expect(rows[0]).toEqual({
    ledgerSum: 0,
    clearingMinusPayments: 0,
    revenuePlusReceipts: 0,
    heldMinusBooks: 0,
    owedMinusBooks: 0,
    bankMinusPaid: 0,
    sharesMinusBooks: 0,
    expenseMinusShares: 0,
    paidMoreThanApproved: 0,
  });
  await expectRowsAgree(db);
}

/**
 * What must hold for each bill by itself, of these alone: after a step of a long walk, whose end asks for everything. Asking for
 * everything after each step made a walk's cost grow with all the walks before it.
 */
export async function expectMoneyOfBills(db: Database, billIds: readonly string[]): Promise<void> {
  await expectRowsAgree(db, billIds);
}

async function expectRowsAgree(db: Database, billIds?: readonly string[]): Promise<void> {
  const { rows } = await db.$client.query(
    `
    with asked_bills as (select * from bills where $1::uuid[] is null or id = any($1)),
      asked_payments as (select * from payments where $1::uuid[] is null or bill_id = any($1))
    select
      (select count(*) from (select from ledger_entries group by transaction_id having sum(amount_kobo) <> 0) t)::int
        as "unbalancedTransactions",
      (select count(*) from asked_bills b where (b.pay_status_id = 2) <> exists (select from receipts where bill_id = b.id))::int
        as "paidWithoutReceiptOrReverse",
      (select count(*) from (select from receipts where $1::uuid[] is null or bill_id = any($1) group by bill_id having count(*) > 1) t)::int
        as "billsWithTwoReceipts",
      (select count(*) from asked_payments p where (p.disposition = 'receipted'
          or exists (select from payment_allocations a where a.payment_id = p.id and a.purpose = 'bill'))
        <> exists (select from receipts r where (r.payment_id = p.id or r.bill_id in (
            select a.bill_id from payment_allocations a where a.payment_id = p.id and a.purpose = 'bill')) and not exists (select from credit_uses u where u.bill_id = r.bill_id)))::int
        as "paymentsAndReceiptsApart",
      (select count(*) from (select from payment_allocations a join asked_payments p on p.id = a.payment_id group by p.id, p.amount_kobo
        having sum(a.amount_kobo) not in (0, p.amount_kobo)) t)::int as "paymentsAllocatedInPart",
      (select count(*) from asked_payments p where held_kobo(p.id) > 0
        and not exists (select from review_cases c join review_cases o on o.id in (c.id, c.joined_id)
          where c.payment_id = p.id and o.resolved_at is null))::int
        as "heldMoneyNobodyDecides",
      (select count(*) from asked_payments p where p.disposition <> 'receipted'
        and not exists (select from review_cases where payment_id = p.id))::int as "moneyWithoutCase",
      (select count(*) from payment_intents i where i.state = 'CONFIRMED' and ($1::uuid[] is null or i.bill_id = any($1))
        and not exists (select from receipts r join payments p on p.id = r.payment_id where p.intent_id = i.id))::int
        as "confirmedWithoutReceipt"
  `,
    [billIds ?? null],
  );
  expect(rows[0]).toEqual({
    unbalancedTransactions: 0,
    paidWithoutReceiptOrReverse: 0,
    billsWithTwoReceipts: 0,
    paymentsAndReceiptsApart: 0,
    paymentsAllocatedInPart: 0,
    heldMoneyNobodyDecides: 0,
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
