import { activityReport } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { wordsOfAction } from '@portal/workspace/logs';
import { screens } from '../../screens.ts';
import { AuditEntry } from './audit-entry.tsx';
import './audit.css';

function Action({ action }: { readonly action: string }) {
  return wordsOfAction(action, useLanguage());
}

const screen = defineListScreen(activityReport, {
  title: screens.activity.title,
  noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
  columns: {
    action: { isStrong: true, isWide: true, card: 'title', cell: ({ action }) => <Action action={action} /> },
    at: { isQuiet: true, card: 'end' },
    actorName: { card: 'line' },
    actorRole: { from: 980, isQuiet: true },
    subject: { from: 760, isQuiet: true, card: 'reference' },
  },
  nameOf: ({ id }) => `#${id}`,
  RowRecord: ({ row }) => <AuditEntry row={{ ...row, reason: null }} log="activity" />,
});

/** Sign-ins, sign-outs, refusals, and who read whose record. */
export function ActivityScreen() {
  return <ListScreen screen={screen} />;
}
