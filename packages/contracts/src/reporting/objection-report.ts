import { adminRoles, taxOfficeRoles } from '../access.ts';
import { objectionStateWords } from '../objections/state-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const assessed = { en: 'Assessed', ha: 'An tantance' } as const;
const disputed = { en: 'Disputed', ha: 'Ana jayayya' } as const;

/** Every objection to an assessment with its day of the ninety: what must be decided first stands first. */
export const objectionReport = defineReport({
  id: 'objections',
  title: { en: 'Objections', ha: 'Ƙin amincewa da tantancewa' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Lodged on', ha: 'Ranar gabatarwa' } },
  sorts: ['lastDay', 'lodgedOn', 'disputedKobo'],
  sortOrder: 'asc',
  filters: ['toId'],
  statuses: objectionStateWords,
  searches: {
    en: 'Number of the objection or assessment, TPUI or name',
    ha: 'Lambar ƙin amincewa ko tantancewa, TPUI ko suna',
  },
  remark: {
    en: 'The ninety days never stop. What is not decided by its last day is upheld by law at the first moment of the next one, whoever has worked since.',
    ha: 'Kwanaki casa’in ba sa tsayawa. Abin da ba a yanke zuwa ranarsa ta ƙarshe ba, doka ta karɓe shi a farkon washegari, ko wa ya yi aiki.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Objection', ha: 'Ƙin amincewa' } },
    assessment: { kind: 'reference', label: { en: 'Assessment', ha: 'Tantancewa' } },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    lodgedOn: { kind: 'day', label: { en: 'Lodged on', ha: 'Ranar gabatarwa' } },
    day: { kind: 'count', label: { en: 'Day of 90', ha: 'Rana cikin 90' }, nullable: true },
    lastDay: { kind: 'day', label: { en: 'Last day', ha: 'Ranar ƙarshe' } },
    assessedKobo: { kind: 'kobo', label: assessed },
    admittedKobo: { kind: 'kobo', label: { en: 'Accepted', ha: 'An amince' } },
    disputedKobo: { kind: 'kobo', label: disputed },
    taxKobo: { kind: 'kobo', label: { en: 'Owed after all', ha: 'Abin da ya rage' }, nullable: true, isExtra: true },
    endedOn: { kind: 'day', label: { en: 'Ended on', ha: 'Ya ƙare ranar' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: objectionStateWords },
  },
  totals: {
    assessedKobo: { kind: 'kobo', label: assessed },
    disputedKobo: { kind: 'kobo', label: disputed },
  },
});
