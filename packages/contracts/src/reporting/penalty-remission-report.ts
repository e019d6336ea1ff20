import { adminRoles, taxOfficeRoles } from '../access.ts';
import { remissionStateWords } from '../penalties/computation.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const penalty = { en: 'Of the penalty', ha: 'Na tara' } as const;
const interest = { en: 'Of the interest', ha: 'Na ruwa' } as const;
const amount = { en: 'Together', ha: 'Jimilla' } as const;

/** The monthly list for the finance commissioner: names, circumstances and amounts (Nigeria Tax Administration Act 2025, s. 66). */
export const penaltyRemissionReport = defineReport({
  id: 'penalty-remissions',
  title: { en: 'Remissions of penalties', ha: 'Yafe tara' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Decided on, or proposed on while nobody has', ha: 'Ranar yanke shawara, ko ta gabatarwa' } },
  sorts: ['day', 'amountKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: remissionStateWords,
  searches: { en: 'Number, TPUI or name of a payer', ha: 'Lamba, TPUI ko sunan mai biya' },
  remark: {
    en: 'For the finance commissioner, each month (section 66): ask for the month and for what was remitted. The tax itself is remitted by the Governor alone and is not in here.',
    ha: 'Ga kwamishinan kuɗi, kowane wata (sashe na 66): nemi watan da abin da aka yafe. Gwamna kaɗai yake yafe haraji, don haka ba ya cikin nan.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Number', ha: 'Lamba' } },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    penalty: { kind: 'reference', label: { en: 'Penalty', ha: 'Tara' } },
    reason: { kind: 'text', label: { en: 'Circumstances', ha: 'Dalili' }, isPersonal: true },
    paper: { kind: 'text', label: { en: 'Paper', ha: 'Takarda' } },
    penaltyKobo: { kind: 'kobo', label: penalty },
    interestKobo: { kind: 'kobo', label: interest },
    amountKobo: { kind: 'kobo', label: amount },
    day: { kind: 'day', label: { en: 'Day', ha: 'Rana' } },
    proposedBy: { kind: 'text', label: { en: 'Proposed by', ha: 'Wanda ya gabatar' }, nullable: true, isExtra: true },
    decidedBy: { kind: 'text', label: { en: 'Decided by', ha: 'Wanda ya yanke' }, nullable: true },
    answer: { kind: 'text', label: { en: 'Decision', ha: 'Shawara' }, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: remissionStateWords },
  },
  totals: {
    penaltyKobo: { kind: 'kobo', label: penalty },
    interestKobo: { kind: 'kobo', label: interest },
    amountKobo: { kind: 'kobo', label: amount },
  },
});
