import { invoiceReport } from '@portal/contracts';
import { BillPanel, billSigns } from '@portal/workspace/bills';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { listTitles } from '../list-titles.ts';

const screen = defineListScreen(invoiceReport, {
  title: listTitles.invoices,
  noun: { one: { en: 'bill', ha: 'bil' }, many: { en: 'bills', ha: 'takardun biya' } },
  columns: {
    billReference: { card: 'reference' },
    payer: { isWide: true, card: 'title' },
    heads: { from: 980, isQuiet: true, card: 'line' },
    mda: { from: 1200, isQuiet: true },
    issuedOn: { from: 760, isQuiet: true },
    totalKobo: { isStrong: true, card: 'amount' },
    expiresOn: { from: 760, isQuiet: true, card: 'end' },
    status: { signs: billSigns, card: 'status' },
  },
  Record: ({ id }) => <BillPanel billReference={id} />,
});

export function Component() {
  return <ListScreen screen={screen} />;
}
