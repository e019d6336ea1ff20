import {
  assignWork,
  type Localized,
  listWork,
  listWorkAssignees,
  type WorkKindName,
  workKindOf,
} from '@portal/contracts';
import { useLocalized } from '@portal/platform';
import { clockGroupOf } from '../clock/clock-of.ts';
import { LegalClock } from '../clock/legal-clock.tsx';
import { defineQueue, type QueueDefinition } from '../queue/queue-definition.ts';
import { CasePanel } from './case-panel.tsx';
import { CaseState } from './case-state.tsx';

export interface CaseQueueOptions {
  /** Cases of one kind; all that are in the queue of whoever looks when absent. */
  readonly kind?: WorkKindName;
  readonly isOfOneOffice?: boolean;
}

/** Cases of the workflow, those whose time ends first at the top. */
export function caseQueue(title: Localized, { kind, isOfOneOffice = false }: CaseQueueOptions = {}): QueueDefinition {
  return defineQueue(listWork, {
    id: kind ?? 'cases',
    title,
    noun: { one: { en: 'case', ha: 'aiki' }, many: { en: 'cases', ha: 'ayyuka' } },
    searches: { en: 'Reference', ha: 'Lambar aiki' },
    ...(kind && { always: { kind } }),
    shows: [
      { id: 'open', label: { en: 'Open', ha: 'A buɗe' }, query: { standing: 'open' } },
      {
        id: 'closed',
        label: { en: 'Decided', ha: 'An yanke' },
        query: { standing: 'closed', sortField: 'since', sortOrder: 'desc' },
      },
    ],
    hasAssignee: true,
    filters: isOfOneOffice
      ? []
      : [{ key: 'officeId', label: { en: 'Office', ha: 'Ofis' }, choices: 'taxOffices' as const }],
    columns: {
      reference: { label: { en: 'Case', ha: 'Aiki' }, kind: 'reference', card: 'title' },
      kind: {
        label: { en: 'What', ha: 'Mene' },
        isWide: true,
        card: 'line',
        cell: (item) => <KindName kind={item.kind} />,
      },
      state: { label: { en: 'State', ha: 'Matsayi' }, card: 'status', cell: (item) => <CaseState item={item} /> },
      since: { label: { en: 'Since', ha: 'Tun' }, kind: 'moment', from: 980, isQuiet: true },
      deadline: {
        label: { en: 'Clock', ha: 'Agogo' },
        card: 'reference',
        cell: ({ deadline }) => <LegalClock clock={deadline} />,
      },
      office: {
        label: { en: 'Office', ha: 'Ofis' },
        from: 1200,
        isQuiet: true,
        cell: ({ office }) => office?.name ?? '–',
      },
      assignee: {
        label: { en: 'With', ha: 'A hannun' },
        from: 760,
        card: 'end',
        cell: ({ assignee }) => assignee?.name ?? '–',
      },
    },
    nameOf: ({ reference }) => reference,
    groupOf: ({ deadline }) => clockGroupOf(deadline),
    assigning: {
      people: (api, { id }) => api(listWorkAssignees, { params: { id } }),
      give: (api, { id }, assigneeId) => api(assignWork, { params: { id }, body: { assigneeId } }),
    },
    Record: CasePanel,
  });
}

function KindName({ kind }: { readonly kind: WorkKindName }) {
  return useLocalized()(workKindOf(kind).name);
}
