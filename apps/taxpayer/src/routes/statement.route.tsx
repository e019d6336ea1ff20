import { ownStatementReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { OwnBillPanel } from '../features/bills/index.ts';
import { HelpAbout } from '../help-about.tsx';
import { HistoryTabs } from '../history-tabs.tsx';
import { titles } from '../list-titles.ts';

const screen = defineListScreen(ownStatementReport, {
  title: titles.statement,
  noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
  columns: {
    at: { card: 'end' },
    about: { isWide: true, card: 'title' },
    reference: { from: 980, isQuiet: true, card: 'reference' },
    chargeKobo: { from: 760 },
    paidKobo: { from: 760 },
    balanceKobo: { isStrong: true, card: 'amount' },
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
