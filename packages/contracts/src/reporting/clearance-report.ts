import { taxOfficeRoles } from '../access.ts';
import { clearanceStateWords } from '../clearance/states.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const blocked = { en: 'In the way', ha: 'Abin da ya hana' } as const;

/** Every application for clearance with its day of the fourteen and what blocks it: what must be decided first stands first. */
export const clearanceReport = defineReport({
  id: 'clearance',
  title: { en: 'Tax clearance', ha: 'Shaidar biyan haraji' },
  access: ['SuperAdmin', ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Asked on', ha: 'Ranar nema' } },
  sorts: ['lastDay', 'askedOn', 'blockedKobo'],
  sortOrder: 'asc',
  filters: ['toId'],
  statuses: clearanceStateWords,
  searches: {
    en: 'Number of the application or certificate, TPUI or name',
    ha: 'Lambar buƙata ko shaida, TPUI ko suna',
  },
  remark: {
    en: 'The law gives fourteen days to issue or to say why not. What is not decided by its last day goes to the Director; nothing is issued by itself.',
    ha: 'Doka ta ba da kwana goma sha huɗu a bayar ko a faɗi dalili. Abin da ba a yanke zuwa ranarsa ta ƙarshe ba zai je wajen Darakta; ba a bayar da komai da kansa.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Application', ha: 'Buƙata' } },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    years: { kind: 'text', label: { en: 'Years', ha: 'Shekaru' } },
    askedOn: { kind: 'day', label: { en: 'Asked on', ha: 'Ranar nema' } },
    day: { kind: 'count', label: { en: 'Day of 14', ha: 'Rana cikin 14' }, nullable: true },
    lastDay: { kind: 'day', label: { en: 'Last day', ha: 'Ranar ƙarshe' }, nullable: true },
    blockers: { kind: 'count', label: { en: 'Blockers', ha: 'Abubuwan da suka hana' } },
    blockedKobo: { kind: 'kobo', label: blocked },
    certificate: { kind: 'reference', label: { en: 'Certificate', ha: 'Shaida' }, nullable: true },
    checks: { kind: 'count', label: { en: 'Looked at', ha: 'An duba' }, isExtra: true },
    endedOn: { kind: 'day', label: { en: 'Ended on', ha: 'Ya ƙare ranar' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: clearanceStateWords },
  },
  totals: { blockedKobo: { kind: 'kobo', label: blocked } },
});
