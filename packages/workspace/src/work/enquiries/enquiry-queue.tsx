import { assignEnquiry, enquiryTopics, type Localized, listEnquiries, listEnquiryAssignees } from '@portal/contracts';
import { clockGroupOf } from '../clock/clock-of.ts';
import { LegalClock } from '../clock/legal-clock.tsx';
import { defineQueue, type QueueDefinition } from '../queue/queue-definition.ts';
import { EnquiryPanel } from './enquiry-panel.tsx';
import { EnquirySign, EnquiryTopicName } from './enquiry-sign.tsx';

/** What people wrote: those that wait by the day we promised to answer. */
export function enquiryQueue(
  title: Localized,
  { isOfOneOffice }: { readonly isOfOneOffice: boolean },
): QueueDefinition {
  return defineQueue(listEnquiries, {
    id: 'enquiries',
    title,
    noun: { one: { en: 'message', ha: 'saƙo' }, many: { en: 'messages', ha: 'saƙonni' } },
    searches: { en: 'Name, email or reference', ha: 'Suna, imel ko lambar saƙo' },
    shows: [
      { id: 'open', label: { en: 'Open', ha: 'A buɗe' }, query: { standing: 'open' } },
      { id: 'late', label: { en: 'Late', ha: 'Sun makara' }, query: { standing: 'late' } },
      { id: 'answered', label: { en: 'Answered', ha: 'An amsa' }, query: { state: 'answered', sortOrder: 'desc' } },
      { id: 'closed', label: { en: 'Closed', ha: 'An rufe' }, query: { state: 'closed', sortOrder: 'desc' } },
    ],
    hasAssignee: true,
    filters: [
      { key: 'topic', label: { en: 'Subject', ha: 'Batu' }, choices: enquiryTopics },
      ...(isOfOneOffice
        ? []
        : [{ key: 'officeId', label: { en: 'Office', ha: 'Ofis' }, choices: 'taxOffices' as const }]),
    ],
    columns: {
      name: { label: { en: 'From', ha: 'Daga' }, isStrong: true, card: 'title' },
      topic: {
        label: { en: 'Subject', ha: 'Batu' },
        card: 'line',
        cell: ({ topic }) => <EnquiryTopicName topic={topic} />,
      },
      message: { label: { en: 'Message', ha: 'Saƙo' }, isWide: true, isQuiet: true, from: 980 },
      sentAt: { label: { en: 'Sent', ha: 'An aika' }, kind: 'moment', isQuiet: true, from: 1200 },
      state: {
        label: { en: 'State', ha: 'Matsayi' },
        from: 760,
        card: 'status',
        cell: ({ state }) => <EnquirySign state={state} />,
      },
      deadline: {
        label: { en: 'Promised', ha: 'An yi alkawari' },
        card: 'reference',
        cell: ({ deadline }) => <LegalClock clock={deadline} />,
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
      people: (api, { id }) => api(listEnquiryAssignees, { params: { id } }),
      give: (api, { id }, assigneeId) => api(assignEnquiry, { params: { id }, body: { assigneeId } }),
    },
    Record: EnquiryPanel,
  });
}
