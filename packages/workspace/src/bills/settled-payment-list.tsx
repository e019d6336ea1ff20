import { type Localized, type ResponseOf, settledPaymentReport } from '@portal/contracts';
import { type ColumnLook, defineListScreen } from '../lists/list-screen-definition.ts';
import { BillRecord } from './bill-record.tsx';

type Row = ResponseOf<typeof settledPaymentReport.list>['data'][number];
type Looks = { readonly [K in keyof typeof settledPaymentReport.columns]?: ColumnLook<Row> };

/** What became of each payment's money, in an area. A row opens the bill that was paid. */
export function settledPaymentList(title: Localized, places: Looks = {}) {
  return defineListScreen(settledPaymentReport, {
    title,
    noun: { one: { en: 'payment', ha: 'biya' }, many: { en: 'payments', ha: 'biyan kuɗi' } },
    columns: {
      providerReference: { isWide: true, card: 'title' },
      valueDate: { isQuiet: true, card: 'end' },
      paidOn: { from: 1200, isQuiet: true },
      billReference: { from: 1200, isQuiet: true },
      ...places,
      payout: { from: 980, isQuiet: true, card: 'line' },
      amountKobo: { isStrong: true, card: 'amount' },
      receivedKobo: { from: 760 },
      differenceKobo: { from: 980 },
      daysLate: { from: 980, isQuiet: true },
      status: {
        signs: {
          awaited: { shape: 'clock', tone: 'quiet' },
          late: { shape: 'triangle', tone: 'warning' },
          settled: { shape: 'tick', tone: 'good' },
          differs: { shape: 'half', tone: 'danger' },
          'taken-back': { shape: 'undone', tone: 'quiet' },
          claim: { shape: 'triangle', tone: 'danger' },
          booked: { shape: 'triangle', tone: 'warning' },
          'written-off': { shape: 'undone', tone: 'quiet' },
          'claim-met': { shape: 'undone', tone: 'good' },
        },
        card: 'status',
      },
    },
    recordOf: ({ billReference }) => billReference,
    Record: BillRecord,
  });
}
