import type { Database } from '../../../platform/db/database.ts';
import type { BillLine, BillPayment, BillReceipt, BillRecord } from '../bill-record.ts';

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

/** The hottest read of the portal: one prepared statement by one unique index, without a query builder. */
const selectBill = `
  select b.id, b.reference, b.pay_status_id, o.status, b.total_kobo, b.issued_on, b.expires_on, b.due_on,
    b.payer_tpui, (select r.merged_into from taxpayers r where r.tpui = b.payer_tpui) as lead_tpui, b.payer_category_id, b.payer_first_name, b.payer_last_name, b.payer_email, b.payer_phone, b.payer_address,
    b.payer_registration_number, b.prepared_by, case when b.payer_is_organisation then exists (
      select from organisation_confirmations c where c.tpui = b.payer_tpui and c.name = b.payer_first_name
        and c.registration_number = b.payer_registration_number and c.withdrawn_at is null) end as organisation_confirmed,
    case when b.cancelled_at is not null then corrected_bill(b.id) end as corrected_by, b.mda_id, m.name as mda, b.tax_office_id, t.name as tax_office,
    e.id as expert_system_id, e.name as expert_system_name, e.allowed_redirects,
    o.receipt_number, o.receipt_amount_kobo, o.receipt_payer_name, o.receipt_paid_at,
    ((o.receipt_paid_at at time zone 'Africa/Lagos')::date + interval '3 months')::date as receipt_expires_on,
    case when o.receipt_number is not null then (
      select i.begun_by from receipts r join payments y on y.id = r.payment_id join payment_intents i on i.id = y.intent_id where r.bill_id = b.id
    ) end as payment_begun_by,
    o.receipt_issued_at, o.receipt_voided_at, o.receipt_in_doubt, o.receipt_provider, o.receipt_channel, o.receipt_provider_txn_ref,
    array_remove(array[
      case when o.receipt_in_doubt then 'in-doubt' end,
      case when exists (select from review_cases c where c.bill_id = b.id and c.kind in ('second-payment', 'surplus') and c.resolved_at is null)
        then 'second-payment' end,
      case when exists (select from refunds r where r.bill_id = b.id and (r.state in ('payable', 'sent', 'evidenced')
        or (r.asked_by = 'decision' and r.state in ('requested', 'audited', 'proposed')))) then 'refund-under-way' end,
      case when exists (select from refunds r where r.bill_id = b.id and r.state = 'paid') then 'refunded' end
    ], null) as money_news,
    o.payment_state, o.payment_provider, o.payment_provider_ref, o.payment_started_at, o.payment_basket_id,
    (select json_agg(json_build_object('amountKobo', l.amount_kobo, 'description', l.description, 'narration', l.narration,
        'revenueHeadCode', h.code, 'revenueHeadName', h.name) order by l.position)
      from bill_lines l join revenue_heads h on h.id = l.revenue_head_id where l.bill_id = b.id) as lines
  from bills b
  join bill_overviews o on o.bill_id = b.id
  join mdas m on m.id = b.mda_id
  left join tax_offices t on t.id = b.tax_office_id
  left join expert_systems e on e.id = b.expert_system_id`;

export function createBillReader(db: Database): BillReader {
  async function read(name: string, where: string, value: string): Promise<BillRecord | undefined> {
    const { rows } = await db.$client.query<BillRow>({ name, text: `${selectBill} where ${where}`, values: [value] });
    return rows[0] && toRecord(rows[0]);
  }
  return {
    find: (reference) => read('bill-by-reference', 'b.reference = $1', reference),
    findByReceiptNumber: (receiptNumber) =>
      read('bill-by-receipt', 'b.id = (select bill_id from receipts where receipt_number = $1)', receiptNumber),
    findByRrr: (rrr) =>
      read(
        'bill-by-rrr',
        `b.id = (select bill_id from payment_intents where provider = 'remita' and provider_ref = $1 and basket_id is null)`,
        rrr,
      ),
    async findBasketByRrr(rrr) {
      const { rows } = await db.$client.query<BasketOutline>({
        name: 'basket-by-rrr',
        text: `select k.total_kobo as "totalKobo", string_agg(distinct m.name, ', ') as mda,
            case when bool_and(o.status = 'paid') then 'paid' when bool_or(o.status = 'under-review') then 'under-review'
              when bool_and(o.status = 'unpaid') then 'unpaid' else min(o.status) filter (where o.status <> 'unpaid') end as status
          from payment_intents i join payment_baskets k on k.id = i.basket_id join payment_basket_bills p on p.basket_id = k.id
          join bills b on b.id = p.bill_id join bill_overviews o on o.bill_id = b.id join mdas m on m.id = b.mda_id
          where i.provider = 'remita' and i.provider_ref = $1 group by k.id`,
        values: [rrr],
      });
      return rows[0];
    },
  };
}

interface BillRow {
  readonly id: string;
  readonly reference: string;
  readonly pay_status_id: 1 | 2;
  readonly status: BillRecord['status'];
  readonly total_kobo: number;
  readonly issued_on: string;
  readonly expires_on: string;
  readonly due_on: string | null;
  readonly payer_tpui: string | null;
  readonly lead_tpui: string | null;
  readonly payer_category_id: number;
  readonly payer_first_name: string;
  readonly payer_last_name: string;
  readonly payer_email: string;
  readonly payer_phone: string;
  readonly payer_address: string;
  readonly payer_registration_number: string;
  readonly prepared_by: string | null;
  /** Null for whoever is no organisation of ours. */
  readonly organisation_confirmed: boolean | null;
  readonly corrected_by: string | null;
  readonly mda_id: number;
  readonly mda: string;
  readonly tax_office_id: number | null;
  readonly tax_office: string | null;
  readonly expert_system_id: number | null;
  readonly expert_system_name: string | null;
  readonly allowed_redirects: readonly string[] | null;
  readonly receipt_number: string | null;
  readonly receipt_amount_kobo: number;
  readonly receipt_payer_name: string;
  readonly receipt_paid_at: Date;
  readonly receipt_expires_on: string;
  readonly payment_begun_by: string | null;
  readonly receipt_issued_at: Date;
  readonly receipt_voided_at: Date | null;
  readonly receipt_in_doubt: boolean;
  readonly receipt_provider: string;
  readonly receipt_channel: string;
  readonly receipt_provider_txn_ref: string;
  readonly payment_state: BillPayment['state'] | null;
  readonly payment_provider: string;
  readonly payment_provider_ref: string | null;
  readonly payment_started_at: Date;
  readonly payment_basket_id: string | null;
  readonly money_news: BillRecord['moneyNews'];
  readonly lines: readonly BillLine[];
}

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
            allowedRedirects: row.allowed_redirects ?? [],
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
  if (row.receipt_number === null) return null;
  return {
    receiptNumber: row.receipt_number,
    amountKobo: row.receipt_amount_kobo,
    payerName: row.receipt_payer_name,
    paidAt: row.receipt_paid_at,
    expiresOn: row.receipt_expires_on,
    issuedAt: row.receipt_issued_at,
    voidedAt: row.receipt_voided_at,
    isInDoubt: row.receipt_in_doubt,
    provider: row.receipt_provider,
    channel: row.receipt_channel,
    providerReference: row.receipt_provider_txn_ref,
  };
}

function toPayment(row: BillRow): BillPayment | null {
  if (row.payment_state === null) return null;
  return {
    provider: row.payment_provider,
    providerRef: row.payment_provider_ref,
    state: row.payment_state,
    startedAt: row.payment_started_at,
    isShared: row.payment_basket_id !== null,
  };
}
