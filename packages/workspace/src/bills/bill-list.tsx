import { invoiceReport, type Localized, type ResponseOf } from '@portal/contracts';
import { type ColumnLook, defineListScreen } from '../lists/list-screen-definition.ts';
import { BillRecord } from './bill-record.tsx';
import { billSigns } from './bill-signs.ts';
import { BulkBills } from './bulk-bills.tsx';

type Row = ResponseOf<typeof invoiceReport.list>['data'][number];
type Looks = { readonly [K in keyof typeof invoiceReport.columns]?: ColumnLook<Row> };

/** The invoice report of an area; `places` are the columns that tell its people whose a bill is, in the order they stand. */
export function billList(title: Localized, places: Looks) {
  return defineListScreen(invoiceReport, {
    title,
    noun: { one: { en: 'bill', ha: 'bil' }, many: { en: 'bills', ha: 'takardun biya' } },
    columns: {
      billReference: { card: 'reference' },
      payer: { isWide: true, card: 'title' },
      heads: { from: 980, isQuiet: true, isWide: true, card: 'line' },
      ...places,
      issuedOn: { from: 760, isQuiet: true },
      totalKobo: { isStrong: true, card: 'amount' },
      dueOn: { from: 980, isQuiet: true, card: 'end' },
      expiresOn: { isQuiet: true },
      status: { signs: billSigns, card: 'status' },
    },
    Record: BillRecord,
    Bulk: BulkBills,
  });
}
