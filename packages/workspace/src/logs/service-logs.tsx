import { listOwnActivity } from '@portal/contracts';
import { logsTitle, useLanguage } from '@portal/platform';
import { ListScreen } from '../lists/list-screen.tsx';
import { defineListScreen } from '../lists/list-screen-definition.ts';
import { definePlainList } from '../lists/plain-list.ts';
import { useLogMessages } from './messages/use-log-messages.ts';
import { wordsOfAction } from './words-of-action.ts';

/** What was done with one's own account and record (spec §2.9). */
export const ownActivityList = definePlainList(listOwnActivity, {
  id: 'own-activity',
  title: logsTitle,
  sorts: ['at'],
  pageSize: 50,
  columns: {
    action: { kind: 'text', label: { en: 'What', ha: 'Me' } },
    at: { kind: 'moment', label: { en: 'When', ha: 'Lokaci' } },
    by: { kind: 'text', label: { en: 'Who', ha: 'Wa' }, nullable: true },
    reason: { kind: 'text', label: { en: 'Why', ha: 'Dalili' }, nullable: true },
    device: { kind: 'text', label: { en: 'Device', ha: 'Na’ura' }, nullable: true },
    address: { kind: 'text', label: { en: 'Address', ha: 'Adireshi' }, nullable: true },
  },
  // One's own deeds are told from others' by a name that no role has.
  rowOf: ({ isOwn, by, ...row }) => ({ ...row, by: isOwn ? own : by }),
});

const own = 'own';

function Action({ action }: { readonly action: string }) {
  return wordsOfAction(action, useLanguage());
}

function Actor({ by }: { readonly by: string | null }) {
  const messages = useLogMessages();
  return by === own ? messages.byYou : (by ?? messages.byPortal);
}

const screen = defineListScreen(ownActivityList, {
  title: logsTitle,
  noun: { one: { en: 'entry', ha: 'shigarwa' }, many: { en: 'entries', ha: 'shigarwa' } },
  columns: {
    action: { isWide: true, card: 'title', cell: ({ action }) => <Action action={action} /> },
    at: { isQuiet: true, card: 'end' },
    by: { card: 'line', cell: ({ by }) => <Actor by={by} /> },
    reason: { from: 980, card: 'reference' },
    device: { from: 760, isQuiet: true },
    address: { from: 1200, isQuiet: true },
  },
});

/** Service Logs of every area. */
export function ServiceLogs() {
  return <ListScreen screen={screen} />;
}
