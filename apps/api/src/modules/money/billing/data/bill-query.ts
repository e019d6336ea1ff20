import type { MoneyNews } from '@portal/contracts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../../../platform/db/schema.generated.ts';

/** A bill with everything its readers need; whose it is and by what it is found is added by whoever reads. */
export function billQuery(tables: Kysely<Schema>) {
  return tables
    .selectFrom('bills as b')
    .innerJoin('bill_overviews as o', 'o.bill_id', 'b.id')
    .innerJoin('mdas as m', 'm.id', 'b.mda_id')
    .leftJoin('tax_offices as t', 't.id', 'b.tax_office_id')
    .leftJoin('expert_systems as e', 'e.id', 'b.expert_system_id')
    .leftJoin('partner_bills as pb', 'pb.bill_id', 'b.id')
    .select([
      ...([
        'b.id',
        'b.reference',
        'b.pay_status_id',
        'o.status',
        'b.total_kobo',
        'b.issued_on',
        'b.expires_on',
      ] as const),
      ...(['b.due_on', 'b.payer_tpui', 'b.payer_category_id', 'b.payer_first_name', 'b.payer_last_name'] as const),
      ...([
        'b.payer_email',
        'b.payer_phone',
        'b.payer_address',
        'b.payer_registration_number',
        'b.prepared_by',
      ] as const),
      ...(['b.mda_id', 'm.name as mda', 'b.tax_office_id', 't.name as tax_office'] as const),
      ...([
        'e.id as expert_system_id',
        'e.name as expert_system_name',
        'e.allowed_redirects',
        'pb.redirect_url',
      ] as const),
      ...(['o.receipt_number', 'o.receipt_amount_kobo', 'o.receipt_payer_name', 'o.receipt_paid_at'] as const),
      ...(['o.receipt_issued_at', 'o.receipt_voided_at', 'o.receipt_in_doubt', 'o.receipt_provider'] as const),
      ...(['o.receipt_channel', 'o.receipt_provider_txn_ref', 'o.payment_state', 'o.payment_provider'] as const),
      ...(['o.payment_provider_ref', 'o.payment_started_at', 'o.payment_basket_id'] as const),
    ])
    .select((eb) => [
      eb.selectFrom('taxpayers as r').select('r.merged_into').whereRef('r.tpui', '=', 'b.payer_tpui').as('lead_tpui'),
      isConfirmedOrganisation(eb).as('organisation_confirmed'),
      sql<
        string | null
      >`case when ${eb.ref('b.cancelled_at')} is not null then corrected_bill(${eb.ref('b.id')}) end`.as(
        'corrected_by',
      ),
      sql<string | null>`(lagos_day(${eb.ref('o.receipt_paid_at')}) + interval '3 months')::date`.as(
        'receipt_expires_on',
      ),
      whoBeganPayment(eb).as('payment_begun_by'),
      moneyNews(eb).as('money_news'),
      jsonArrayFrom(
        eb
          .selectFrom('bill_lines as l')
          .innerJoin('revenue_heads as h', 'h.id', 'l.revenue_head_id')
          .select(['l.amount_kobo as amountKobo', 'l.description', 'l.narration'])
          .select((of) => [
            'h.code as revenueHeadCode',
            // A paper keeps the name of its day.
            sql<string>`head_name_on(${of.ref('h.id')}, ${of.ref('l.issued_on')})`.as('revenueHeadName'),
          ])
          .whereRef('l.bill_id', '=', 'b.id')
          .orderBy('l.position'),
      ).as('lines'),
    ]);
}

interface Joined extends Schema {
  readonly b: Schema['bills'];
  readonly o: Schema['bill_overviews'];
}
type OfBill = ExpressionBuilder<Joined, 'b' | 'o'>;

/** Null for whoever is no organisation of ours. */
function isConfirmedOrganisation(eb: OfBill) {
  return eb
    .case()
    .when('b.payer_is_organisation', '=', true)
    .then(
      eb
        .exists(
          eb
            .selectFrom('organisation_confirmations as c')
            .whereRef('c.tpui', '=', 'b.payer_tpui')
            .whereRef('c.name', '=', 'b.payer_first_name')
            .whereRef('c.registration_number', '=', 'b.payer_registration_number')
            .where('c.withdrawn_at', 'is', null),
        )
        .$castTo<boolean>(),
    )
    .end();
}

function whoBeganPayment(eb: OfBill) {
  return eb
    .selectFrom('receipts as r')
    .innerJoin('payments as y', 'y.id', 'r.payment_id')
    .innerJoin('payment_intents as i', 'i.id', 'y.intent_id')
    .select('i.begun_by')
    .whereRef('r.bill_id', '=', 'b.id')
    .where('o.receipt_number', 'is not', null);
}

function moneyNews(eb: OfBill) {
  const isClaimed = eb.exists(
    eb
      .selectFrom('review_cases as c')
      .whereRef('c.bill_id', '=', 'b.id')
      .where('c.kind', 'in', ['second-payment', 'surplus'])
      .where('c.resolved_at', 'is', null),
  );
  const refunds = eb.selectFrom('refunds as r').whereRef('r.bill_id', '=', 'b.id');
  const isUnderWay = eb.exists(
    refunds.where((of) =>
      of.or([
        of('r.state', 'in', ['payable', 'sent', 'returned', 'evidenced']),
        of.and([of('r.asked_by', '=', 'decision'), of('r.state', 'in', ['requested', 'audited', 'proposed'])]),
      ]),
    ),
  );
  return sql<MoneyNews[]>`array_remove(array[
    case when ${eb.ref('o.receipt_in_doubt')} then 'in-doubt' end,
    case when ${isClaimed} then 'second-payment' end,
    case when ${isUnderWay} then 'refund-under-way' end,
    case when ${eb.exists(refunds.where('r.state', '=', 'paid'))} then 'refunded' end
  ], null)`;
}
