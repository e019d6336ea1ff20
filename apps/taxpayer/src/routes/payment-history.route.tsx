import { ownReceiptReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { OwnBillPanel } from '../features/bills/index.ts';
import { HelpAbout } from '../help-about.tsx';
import { HistoryTabs } from '../history-tabs.tsx';
import { screens } from '../screens.ts';

const screen = defineListScreen(ownReceiptReport, {
  title: screens['payment-history'].title,
  noun: { one: { en: 'receipt', ha: 'rasiti' }, many: { en: 'receipts', ha: 'rasitai' } },
  columns: {
    receiptNumber: { card: 'reference' },
    heads: { isWide: true, card: 'title' },
    mda: { from: 1200, isQuiet: true, card: 'line' },
    at: { from: 760, isQuiet: true, card: 'end' },
    channel: { from: 980, isQuiet: true },
    amountKobo: { isStrong: true, card: 'amount' },
    status: {
      signs: { receipt: { shape: 'tick', tone: 'good' }, void: { shape: 'undone', tone: 'danger' } },
      card: 'status',
    },
  },
  Tools: () => <HelpAbout topic="receipts" />,
  recordOf: ({ billReference }) => String(billReference),
  Record: ({ id }) => <OwnBillPanel billReference={id} />,
});

export function Component() {
  return (
    <HistoryTabs>
      <ListScreen screen={screen} />
    </HistoryTabs>
  );
}
