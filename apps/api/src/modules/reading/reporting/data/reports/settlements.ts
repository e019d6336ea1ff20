import type { payoutReport, ResponseOf, settledPaymentReport, settlementDifferenceReport } from '@portal/contracts';
import { between, eq, or, sql } from 'drizzle-orm';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { differences, payouts, settledPayments } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';

type Payout = ResponseOf<typeof payoutReport.list>['data'][number];
type SettledPayment = ResponseOf<typeof settledPaymentReport.list>['data'][number];
type SettlementDifference = ResponseOf<typeof settlementDifferenceReport.list>['data'][number];

/** Who pays over what comes through a gateway: every one but Interswitch's is Remita's. */
const providerOf = (gateway: string | number) => (gateway === 'interswitch' ? 'interswitch' : 'remita');

const payoutSource: ListSource<Payout, 'valueDate' | 'grossKobo'> = {
  from: payouts,
  key: { column: payouts.id, type: 'bigint' },
  select: {
    id: sql`${payouts.id}::text`,
    valueDate: payouts.valueDate,
    provider: payouts.provider,
    reference: payouts.reference,
    lines: payouts.lines,
    matchedKobo: payouts.matchedKobo,
    grossKobo: payouts.grossKobo,
    feeKobo: payouts.feeKobo,
    netKobo: payouts.netKobo,
    bankKobo: payouts.bankKobo,
    differenceKobo: payouts.differenceKobo,
    unmatchedKobo: payouts.unmatchedKobo,
    creditedOn: payouts.creditedOn,
    daysLate: payouts.daysLate,
    status: payouts.status,
  },
  sorts: {
    valueDate: { column: payouts.valueDate, type: 'date' },
    grossKobo: { column: payouts.grossKobo, type: 'bigint' },
  },
  totals: { netKobo: payouts.netKobo, bankKobo: payouts.bankKobo, differenceKobo: payouts.differenceKobo },
};

export const payoutsBinding: ReportBinding = {
  source: payoutSource,
  own: {},
  within: ({ minDate, maxDate }) => between(payouts.valueDate, minDate, maxDate),
  filters: { pgId: (id) => eq(payouts.provider, providerOf(id)) },
  status: (status) => eq(payouts.status, status),
  searchWords: (typed) => eq(payouts.reference, typed),
};

const paymentSource: ListSource<SettledPayment, 'valueDate' | 'amountKobo'> = {
  from: settledPayments,
  key: { column: settledPayments.id, type: 'uuid' },
  select: {
    id: sql`${settledPayments.id}::text`,
    valueDate: settledPayments.valueDate,
    paidOn: settledPayments.paidOn,
    providerReference: settledPayments.providerReference,
    billReference: settledPayments.billReference,
    mda: settledPayments.mda,
    payout: settledPayments.payout,
    amountKobo: settledPayments.amountKobo,
    receivedKobo: settledPayments.receivedKobo,
    feeKobo: settledPayments.feeKobo,
    differenceKobo: settledPayments.differenceKobo,
    daysLate: settledPayments.daysLate,
    status: settledPayments.status,
  },
  sorts: {
    valueDate: { column: settledPayments.valueDate, type: 'date' },
    amountKobo: { column: settledPayments.amountKobo, type: 'bigint' },
  },
  totals: {
    amountKobo: settledPayments.amountKobo,
    receivedKobo: settledPayments.receivedKobo,
    differenceKobo: settledPayments.differenceKobo,
  },
};

export const settledPaymentsBinding: ReportBinding = {
  source: paymentSource,
  own: { mda: settledPayments.mdaId, expertSystem: settledPayments.expertSystemId },
  within: ({ minDate, maxDate }) => between(settledPayments.valueDate, minDate, maxDate),
  filters: {
    mdaId: (id) => eq(settledPayments.mdaId, Number(id)),
    esId: (id) => eq(settledPayments.expertSystemId, Number(id)),
    pgId: (id) => eq(settledPayments.gatewayId, String(id)),
  },
  status: (status) => eq(settledPayments.status, status),
  searchWords: (typed) =>
    or(
      eq(settledPayments.providerReference, typed),
      eq(settledPayments.billReference, typed),
      eq(settledPayments.payout, typed),
    ),
};

const differenceSource: ListSource<SettlementDifference, 'day' | 'differenceKobo'> = {
  from: differences,
  key: { column: differences.id, type: 'bigint' },
  select: {
    id: sql`${differences.id}::text`,
    day: differences.day,
    kind: differences.kind,
    reference: differences.reference,
    provider: differences.provider,
    expectedKobo: differences.expectedKobo,
    receivedKobo: differences.receivedKobo,
    differenceKobo: differences.differenceKobo,
    ageDays: differences.ageDays,
    assignee: differences.assignee,
    evidence: differences.evidence,
    status: differences.status,
  },
  sorts: {
    day: { column: differences.day, type: 'date' },
    differenceKobo: { column: differences.differenceKobo, type: 'bigint' },
  },
  totals: { expectedKobo: differences.expectedKobo, receivedKobo: differences.receivedKobo },
};

export const differencesBinding: ReportBinding = {
  source: differenceSource,
  isOfAllTime: true,
  own: {},
  within: ({ minDate, maxDate }) => between(differences.day, minDate, maxDate),
  filters: {
    mdaId: (id) => sql`${differences.id} in (select reading.differences_of_mda(${Number(id)}))`,
    pgId: (id) => eq(differences.provider, providerOf(id)),
  },
  status: (status) => eq(differences.status, status),
  searchWords: (typed) => eq(differences.reference, typed),
};
