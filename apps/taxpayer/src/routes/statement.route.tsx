import { ownStatementReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { OwnBillPanel } from '../features/bills/index.ts';
import { HelpAbout } from '../help-about.tsx';
import { HistoryTabs } from '../history-tabs.tsx';
import { screens } from '../screens.ts';

const screen = defineListScreen(ownStatementReport, {
  title: screens.statement.title,
  noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
  columns: {
    at: { card: 'end' },
    about: { isWide: true, card: 'title' },
    reference: { from: 980, isQuiet: true, card: 'reference' },
    // A phone shows what moved; the balance after it is the second amount.
    chargeKobo: { from: 760, card: 'amount' },
    paidKobo: { from: 760, card: 'amount' },
    balanceKobo: { isStrong: true, card: 'line' },
    status: {
      signs: {
        bill: { shape: 'ring', tone: 'quiet' },
        payment: { shape: 'tick', tone: 'good' },
        void: { shape: 'undone', tone: 'danger' },
      },
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
