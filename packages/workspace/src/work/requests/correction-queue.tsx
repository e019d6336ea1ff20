import { type Localized, listCorrections } from '@portal/contracts';
import { defineQueue, type QueueDefinition } from '../queue/queue-definition.ts';
import { CorrectionPanel, fullName } from './correction-panel.tsx';

const title: Localized = { en: 'Corrections', ha: 'Gyare-gyare' };

/** Requests for another name, birth date or NIN: a Director or the SuperAdmin decides by the papers. */
export const correctionQueue: QueueDefinition = defineQueue(listCorrections, {
  id: 'corrections',
  title,
  noun: { one: { en: 'request', ha: 'buƙata' }, many: { en: 'requests', ha: 'buƙatu' } },
  shows: [
    { id: 'open', label: { en: 'To decide', ha: 'Za a yanke' }, query: { state: 'open' } },
    { id: 'approved', label: { en: 'Granted', ha: 'An amince' }, query: { state: 'approved', sortOrder: 'desc' } },
    { id: 'refused', label: { en: 'Refused', ha: 'An ƙi' }, query: { state: 'refused', sortOrder: 'desc' } },
  ],
  columns: {
    who: {
      label: { en: 'Who', ha: 'Wa' },
      isStrong: true,
      card: 'title',
      cell: ({ now }) => fullName(now),
    },
    tpui: { label: { en: 'TPUI', ha: 'TPUI' }, from: 760, isQuiet: true, card: 'reference' },
    reason: { label: { en: 'Reason', ha: 'Dalili' }, isWide: true, isQuiet: true, card: 'line' },
    requestedAt: { label: { en: 'Since', ha: 'Tun' }, kind: 'moment', card: 'end' },
  },
  nameOf: ({ now }) => fullName(now),
  Record: CorrectionPanel,
});
