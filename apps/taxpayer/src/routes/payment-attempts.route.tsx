import { groupReference, ownAttemptReport } from '@portal/contracts';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { attemptSigns } from '../attempt-signs.ts';
import { AttemptPanel } from '../features/attempts/index.ts';
import { HelpAbout } from '../help-about.tsx';
import { HistoryTabs } from '../history-tabs.tsx';
import { screens } from '../screens.ts';

const screen = defineListScreen(ownAttemptReport, {
  title: screens['payment-attempts'].title,
  noun: { one: { en: 'attempt', ha: 'yunƙuri' }, many: { en: 'attempts', ha: 'yunƙuri' } },
  columns: {
    startedAt: { card: 'end' },
    heads: { isWide: true, card: 'title' },
    gateway: { from: 980, isQuiet: true, card: 'line' },
    reference: { from: 760, card: 'reference' },
    billReference: { from: 1200, isQuiet: true },
    amountKobo: { isStrong: true, card: 'amount' },
    status: { signs: attemptSigns, card: 'status' },
  },
  Tools: () => <HelpAbout topic="paying" />,
  nameOf: ({ reference, billReference }) => groupReference(String(reference ?? billReference)),
  Record: ({ id }) => <AttemptPanel id={id} />,
});

export function Component() {
  return (
    <HistoryTabs>
      <ListScreen screen={screen} />
    </HistoryTabs>
  );
}
