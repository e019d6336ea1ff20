import { consultationModes, consultationTopics, type Localized, listConsultations } from '@portal/contracts';
import { defineQueue, type QueueDefinition } from '../queue/queue-definition.ts';
import { ConsultationPanel } from './consultation-panel.tsx';
import { ConsultationSign } from './consultation-sign.tsx';
import { ModeName, TopicName } from './consultation-words.tsx';

/** Who comes when and with what; those whose time has come wait for their outcome. */
export function consultationQueue(
  title: Localized,
  { isOfOneOffice }: { readonly isOfOneOffice: boolean },
): QueueDefinition {
  return defineQueue(listConsultations, {
    id: 'consultations',
    title,
    noun: { one: { en: 'consultation', ha: 'ganawa' }, many: { en: 'consultations', ha: 'ganawa' } },
    searches: { en: 'Name, email or reference', ha: 'Suna, imel ko lambar ganawa' },
    shows: [
      { id: 'ahead', label: { en: 'Ahead', ha: 'Masu zuwa' }, query: { standing: 'ahead' } },
      { id: 'due', label: { en: 'How did it go?', ha: 'Yaya aka yi?' }, query: { standing: 'due' } },
      { id: 'ended', label: { en: 'Over', ha: 'Sun ƙare' }, query: { standing: 'ended', sortOrder: 'desc' } },
    ],
    filters: [
      { key: 'topic', label: { en: 'Subject', ha: 'Batu' }, choices: consultationTopics },
      { key: 'mode', label: { en: 'How', ha: 'Yadda' }, choices: consultationModes },
      {
        key: 'answered',
        label: { en: 'Written answer', ha: 'Rubutacciyar amsa' },
        choices: { yes: { en: 'given', ha: 'an bayar' }, no: { en: 'not given', ha: 'ba a bayar ba' } },
      },
      ...(isOfOneOffice
        ? []
        : [{ key: 'officeId', label: { en: 'Office', ha: 'Ofis' }, choices: 'taxOffices' as const }]),
    ],
    columns: {
      name: { label: { en: 'Who', ha: 'Wa' }, isStrong: true, card: 'title' },
      startsAt: { label: { en: 'When', ha: 'Yaushe' }, kind: 'moment', card: 'reference' },
      topic: {
        label: { en: 'Subject', ha: 'Batu' },
        isWide: true,
        card: 'line',
        cell: ({ topic }) => <TopicName topic={topic} />,
      },
      mode: {
        label: { en: 'How', ha: 'Yadda' },
        from: 980,
        isQuiet: true,
        cell: ({ mode }) => <ModeName mode={mode} />,
      },
      ...(isOfOneOffice
        ? {}
        : {
            office: {
              label: { en: 'Office', ha: 'Ofis' },
              from: 1200 as const,
              isQuiet: true,
              cell: ({ office }: { readonly office: { readonly name: string } }) => office.name,
            },
          }),
      consultant: {
        label: { en: 'Consultant', ha: 'Mai ba da shawara' },
        from: 760,
        card: 'end',
        cell: ({ consultant }) => consultant.name,
      },
      state: {
        label: { en: 'State', ha: 'Matsayi' },
        card: 'status',
        cell: ({ state }) => <ConsultationSign state={state} />,
      },
    },
    nameOf: ({ reference }) => reference,
    Record: ConsultationPanel,
  });
}
