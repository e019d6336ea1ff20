import { ownInvoiceReport } from '@portal/contracts';
import { billSigns } from '@portal/workspace/bills';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { PayTogether } from '../features/basket/index.ts';
import { OwnBillPanel } from '../features/bills/index.ts';
import { HelpAbout } from '../help-about.tsx';
import { screens } from '../screens.ts';

const screen = defineListScreen(ownInvoiceReport, {
  title: screens.invoices.title,
  noun: { one: { en: 'bill', ha: 'bil' }, many: { en: 'bills', ha: 'takardun biya' } },
  columns: {
    billReference: { card: 'reference' },
    heads: { isWide: true, card: 'title' },
    mda: { from: 1200, isQuiet: true, card: 'line' },
    issuedOn: { from: 760, isQuiet: true },
    totalKobo: { isStrong: true, card: 'amount' },
    expiresOn: { from: 760, isQuiet: true, card: 'end' },
    status: { signs: billSigns, card: 'status' },
  },
  Tools: () => <HelpAbout topic="paying" />,
  Bulk: PayTogether,
  Record: ({ id }) => <OwnBillPanel billReference={id} />,
});

export function Component() {
  return <ListScreen screen={screen} />;
}
