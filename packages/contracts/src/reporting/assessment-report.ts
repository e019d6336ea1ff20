import { taxOfficeRoles } from '../access.ts';
import { assessmentBasisWords, assessmentStandingWords } from '../assessments/words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** What offices assess, those nearest to their last day first. */
export const assessmentReport = defineReport({
  id: 'assessments',
  title: { en: 'Assessments', ha: 'Kimanta haraji' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: { en: 'Proposed on', ha: 'Ranar gabatarwa' }, isOptional: true },
  sorts: ['servedOn', 'proposedOn', 'taxKobo'],
  sortOrder: 'asc',
  filters: ['toId'],
  statuses: assessmentStandingWords,
  searches: { en: 'Number, TPUI or name of a taxpayer', ha: 'Lamba, TPUI ko sunan mai biyan haraji' },
  remark: {
    en: 'One can object until the last day, thirty days after service. On the next day an assessment is final by itself.',
    ha: 'Ana iya ƙin amincewa har zuwa ranar ƙarshe, kwana talatin bayan isarwa. Kashegari kimantawa ta zama ta ƙarshe da kanta.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    taxpayer: { kind: 'text', label: { en: 'Taxpayer', ha: 'Mai biyan haraji' }, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true, isExtra: true },
    tax: { kind: 'text', label: { en: 'Tax', ha: 'Haraji' } },
    period: { kind: 'text', label: { en: 'Period', ha: 'Lokaci' } },
    basis: { kind: 'choice', label: { en: 'Basis', ha: 'Tushe' }, words: assessmentBasisWords, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, isExtra: true },
    proposedOn: { kind: 'day', label: { en: 'Proposed on', ha: 'Ranar gabatarwa' }, isExtra: true },
    servedOn: { kind: 'day', label: { en: 'Served on', ha: 'Ranar isarwa' }, nullable: true },
    lastDay: { kind: 'day', label: { en: 'Last day to object', ha: 'Ranar ƙarshe ta ƙin amincewa' }, nullable: true },
    billReference: { kind: 'reference', label: headings.billReference, nullable: true, isExtra: true },
    taxKobo: { kind: 'kobo', label: { en: 'Tax assessed', ha: 'Harajin da aka kimanta' } },
    status: { kind: 'choice', label: headings.status, words: assessmentStandingWords },
  },
  totals: { taxKobo: { kind: 'kobo', label: { en: 'Tax assessed', ha: 'Harajin da aka kimanta' } } },
});
