import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { prepare } from '../../../../platform/db/prepare.ts';
import type { BillPayment, BillReceipt, BillRecord } from '../bill-record.ts';
import { redirectsOf } from '../domain/redirects-of.ts';
import { billQuery } from './bill-query.ts';

/** Reads bills as their readers need them; every read is from the row, never from a cache. */
interface BasketOutline {
  readonly totalKobo: number;
  /** Every one of them. */
  readonly mda: string;
  /** `paid` only when all of them are. */
  readonly status: BillRecord['status'];
}

export interface BillReader {
  /** Does the same work for a reference that exists, one that does not and one that cannot. */
  find(reference: string): Promise<BillRecord | undefined>;
  findByReceiptNumber(receiptNumber: string): Promise<BillRecord | undefined>;
  /** Of any attempt, however it ended. */
  findByRrr(rrr: string): Promise<BillRecord | undefined>;
  /** Several bills that are paid by one RRR. */
  findBasketByRrr(rrr: string): Promise<BasketOutline | undefined>;
}

/** The hottest read of the portal: one prepared statement by one unique index. */
const billByReference = prepare('bill-by-reference', (tables, reference: string) =>
  billQuery(tables).where('b.reference', '=', reference),
);
const billByReceipt = prepare('bill-by-receipt', (tables, receiptNumber: string) =>
  billQuery(tables).where('b.id', '=', (eb) =>
    eb.selectFrom('receipts').select('bill_id').where('receipt_number', '=', receiptNumber),
  ),
);
const billByRrr = prepare('bill-by-rrr', (tables, rrr: string) =>
  billQuery(tables).where('b.id', '=', (eb) =>
    eb
      .selectFrom('payment_intents')
      .select('bill_id')
      .where('provider', '=', 'remita')
      .where('provider_ref', '=', rrr)
      .where('basket_id', 'is', null),
  ),
);
const basketByRrr = prepare('basket-by-rrr', (tables, rrr: string) =>
  tables
    .selectFrom('payment_intents as i')
    .innerJoin('payment_baskets as k', 'k.id', 'i.basket_id')
    .innerJoin('payment_basket_bills as p', 'p.basket_id', 'k.id')
    .innerJoin('bills as b', 'b.id', 'p.bill_id')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .innerJoin('mdas as m', 'm.id', 'b.mda_id')
    .select('k.total_kobo as totalKobo')
    .select(({ ref }) => [
      sql<string>`string_agg(distinct ${ref('m.name')}, ', ')`.as('mda'),
      sql<BillRecord['status']>`case when bool_and(${ref('o.status')} = 'paid') then 'paid'
        when bool_or(${ref('o.status')} = 'under-review') then 'under-review' when bool_and(${ref('o.status')} = 'unpaid') then 'unpaid'
        else min(${ref('o.status')}) filter (where ${ref('o.status')} <> 'unpaid') end`.as('status'),
    ])
    .where('i.provider', '=', 'remita')
    .where('i.provider_ref', '=', rrr)
    .groupBy('k.id'),
);

export function createBillReader(db: Database): BillReader {
  return {
    find: async (reference) => (await billByReference(db, reference)).map(toRecord)[0],
    findByReceiptNumber: async (receiptNumber) => (await billByReceipt(db, receiptNumber)).map(toRecord)[0],
    findByRrr: async (rrr) => (await billByRrr(db, rrr)).map(toRecord)[0],
    findBasketByRrr: async (rrr) => (await basketByRrr(db, rrr))[0],
  };
}

type BillRow = Awaited<ReturnType<typeof billByReference>>[number];

function toRecord(row: BillRow): BillRecord {
  return {
    id: row.id,
    reference: row.reference,
    payStatusId: row.pay_status_id,
    status: row.status,
    totalKobo: row.total_kobo,
    lines: row.lines,
    payer: {
      tpui: row.payer_tpui,
      leadTpui: row.lead_tpui,
      categoryId: row.payer_category_id,
      firstName: row.payer_first_name,
      lastName: row.payer_last_name,
      email: row.payer_email,
      phone: row.payer_phone,
      address: row.payer_address,
      organisation:
        row.organisation_confirmed === null
          ? null
          : { registrationNumber: row.payer_registration_number, isConfirmed: row.organisation_confirmed },
    },
    preparedBy: row.prepared_by,
    paymentBegunBy: row.payment_begun_by,
    correctedBy: row.corrected_by,
    mdaId: row.mda_id,
    mda: row.mda,
    taxOfficeId: row.tax_office_id,
    taxOffice: row.tax_office,
    expertSystem:
      row.expert_system_id === null
        ? null
        : {
            id: row.expert_system_id,
            name: row.expert_system_name ?? '',
            allowedRedirects: redirectsOf(row.redirect_url, row.allowed_redirects ?? []),
          },
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    dueOn: row.due_on,
    receipt: toReceipt(row),
    payment: toPayment(row),
    moneyNews: row.money_news,
  };
}

function toReceipt(row: BillRow): BillReceipt | null {
  const receipt = wholeOrNone({
    receiptNumber: row.receipt_number,
    amountKobo: row.receipt_amount_kobo,
    payerName: row.receipt_payer_name,
    paidAt: row.receipt_paid_at,
    expiresOn: row.receipt_expires_on,
    issuedAt: row.receipt_issued_at,
    isInDoubt: row.receipt_in_doubt,
    provider: row.receipt_provider,
    channel: row.receipt_channel,
    providerReference: row.receipt_provider_txn_ref,
  });
  return receipt && { ...receipt, voidedAt: row.receipt_voided_at };
}

function toPayment(row: BillRow): BillPayment | null {
  const attempt = wholeOrNone({
    provider: row.payment_provider,
    // The view has attempts in these states alone.
    state: row.payment_state as BillPayment['state'] | null,
    startedAt: row.payment_started_at,
  });
  return attempt && { ...attempt, providerRef: row.payment_provider_ref, isShared: row.payment_basket_id !== null };
}

/** Columns of a row that was joined or was not: all of them have a value, or there is none of it. */
function wholeOrNone<T extends object>(columns: T): { [K in keyof T]: NonNullable<T[K]> } | null {
  return Object.values(columns).includes(null) ? null : (columns as { [K in keyof T]: NonNullable<T[K]> });
}
