import { auditReport } from '@portal/contracts';
import { useLanguage } from '@portal/platform';
import { defineListScreen, ListScreen } from '@portal/workspace/lists';
import { wordsOfAction } from '@portal/workspace/logs';
import { screens } from '../../screens.ts';
import { AuditEntry } from './audit-entry.tsx';
import { VerifyChain } from './verify-chain.tsx';
import './audit.css';

function Action({ action }: { readonly action: string }) {
  return wordsOfAction(action, useLanguage());
}

const screen = defineListScreen(auditReport, {
  title: screens['audit-trail'].title,
  noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
  columns: {
    action: { isStrong: true, card: 'title', cell: ({ action }) => <Action action={action} /> },
    at: { isQuiet: true, card: 'end' },
    actorName: { card: 'line' },
    actorRole: { from: 980, isQuiet: true },
    subject: { from: 1200, isQuiet: true, card: 'reference' },
    reason: { from: 760, isWide: true, isQuiet: true },
  },
  nameOf: ({ id }) => `#${id}`,
  RowRecord: AuditEntry,
  Tools: VerifyChain,
});

/** Decisions, money and rights: who did what, to what, why and from where (spec §2.9). */
export function AuditScreen() {
  return <ListScreen screen={screen} />;
}
