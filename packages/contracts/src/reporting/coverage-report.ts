import { adminRoles, taxOfficeRoles } from '../access.ts';
import { sourceKindWords } from '../intelligence/lead-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const found = { en: 'Named by the lists', ha: 'Jeri sun ambata' } as const;
const registered = { en: 'In the register', ha: 'Suna cikin rajista' } as const;
const filed = { en: 'Filed', ha: 'Sun gabatar' } as const;
const paid = { en: 'Paid', ha: 'Sun biya' } as const;
const missing = { en: 'Not in the register', ha: 'Ba sa cikin rajista' } as const;

/**
 * How far the register reaches: of each local government and list (which stands for its sector), how many it names, and how many of them are in the
 * register, filed and paid. No names, so that everybody who answers for an area may read it.
 */
export const coverageReport = defineReport({
  id: 'coverage',
  title: { en: 'Coverage', ha: 'Isar rajista' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  sorts: ['missing', 'found', 'covered'],
  sortOrder: 'desc',
  filters: ['toId', 'lgaId', 'sourceKind'],
  remark: {
    en: 'Whoever was found in the register counts once in an area and list; others once a row, so that two lists may name one person twice. Filed: for the newest year whose last day of filing is over. Paid: a bill of the last twelve months.',
    ha: 'Wanda aka samu a rajista ana ƙirga shi sau ɗaya a yanki da jeri; sauran sau ɗaya ga layi, don haka jeri biyu na iya ambaton mutum ɗaya sau biyu. Sun gabatar: na sabuwar shekarar da ranar gabatarwarta ta wuce. Sun biya: bil na watanni goma sha biyu.',
  },
  columns: {
    lga: { kind: 'text', label: { en: 'Local government', ha: 'Ƙaramar hukuma' }, nullable: true },
    sourceKind: { kind: 'choice', label: { en: 'List', ha: 'Jeri' }, words: sourceKindWords },
    taxOffice: { kind: 'text', label: headings.taxOffice },
    found: { kind: 'count', label: found },
    registered: { kind: 'count', label: registered },
    filed: { kind: 'count', label: filed },
    paid: { kind: 'count', label: paid },
    missing: { kind: 'count', label: missing },
    covered: { kind: 'share', label: { en: 'Covered', ha: 'Isarwa' } },
  },
  totals: {
    found: { kind: 'count', label: found },
    registered: { kind: 'count', label: registered },
    filed: { kind: 'count', label: filed },
    paid: { kind: 'count', label: paid },
    missing: { kind: 'count', label: missing },
  },
});
