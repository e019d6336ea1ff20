import { tipReaders } from '../tips/staff-tips.ts';
import { tipKinds, tipStateWords } from '../tips/tip.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** What people told the office, without who told it. */
export const tipReport = defineReport({
  id: 'tips',
  title: { en: 'Tips', ha: 'Labarai' },
  access: tipReaders,
  pageSize: 50,
  period: { label: { en: 'Received on', ha: 'Ranar karɓa' }, isOptional: true },
  sorts: ['receivedOn'],
  sortOrder: 'desc',
  filters: ['toId', 'tipKind'],
  statuses: tipStateWords,
  searches: { en: 'Number of a tip, or whom it is about', ha: 'Lambar labari, ko game da wa' },
  remark: {
    en: 'A tip is what somebody says, not what is so. Who sent it is not in this list and in no export.',
    ha: 'Labari abin da wani ya faɗa ne, ba abin da ya tabbata ba. Wanda ya aiko ba ya cikin wannan jeri ko wani fayil.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    kind: { kind: 'choice', label: { en: 'What is told', ha: 'Abin da aka faɗa' }, words: tipKinds },
    about: { kind: 'text', label: { en: 'About', ha: 'Game da' }, isPersonal: true },
    place: { kind: 'text', label: { en: 'Place', ha: 'Wuri' }, isPersonal: true },
    lga: { kind: 'text', label: { en: 'Local government', ha: 'Ƙaramar hukuma' } },
    taxOffice: { kind: 'text', label: headings.taxOffice, isExtra: true },
    receivedOn: { kind: 'day', label: { en: 'Received on', ha: 'Ranar karɓa' } },
    status: { kind: 'choice', label: headings.status, words: tipStateWords },
  },
  totals: {},
});
