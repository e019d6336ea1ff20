import { collectionReport, type Localized, type ResponseOf } from '@portal/contracts';
import { type ColumnLook, defineListScreen } from '../lists/list-screen-definition.ts';
import { BillRecord } from './bill-record.tsx';

type Row = ResponseOf<typeof collectionReport.list>['data'][number];
type Looks = { readonly [K in keyof typeof collectionReport.columns]?: ColumnLook<Row> };

/** The collection report of an area; `places` as for its bills. A row opens the bill that was paid. */
export function collectionList(title: Localized, places: Looks) {
  return defineListScreen(collectionReport, {
    title,
    noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
    columns: {
      receiptNumber: { card: 'reference' },
      at: { from: 760, isQuiet: true, card: 'end' },
      payer: { isWide: true, card: 'title' },
      head: { from: 980, isQuiet: true, isWide: true, card: 'line' },
      ...places,
      channel: { from: 980, isQuiet: true },
      amountKobo: { isStrong: true, card: 'amount' },
      status: {
        signs: { receipt: { shape: 'tick', tone: 'good' }, void: { shape: 'undone', tone: 'danger' } },
        card: 'status',
      },
    },
    recordOf: ({ billReference }) => billReference,
    Record: BillRecord,
  });
}
