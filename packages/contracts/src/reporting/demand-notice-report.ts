import { adminRoles, taxOfficeRoles } from '../access.ts';
import { demandStandingWords } from '../demands/state-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const demanded = { en: 'Demanded', ha: 'An nema' } as const;
const paid = { en: 'Paid', ha: 'An biya' } as const;
const open = { en: 'Open', ha: 'Saura' } as const;

/** Demand notices from their preparation on, and what became of each by its bills and the clock. */
export const demandNoticeReport = defineReport({
  id: 'demand-notices',
  title: { en: 'Demand notices', ha: 'Takardun neman biya' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Prepared on', ha: 'Ranar shiryawa' }, isOptional: true },
  sorts: ['preparedOn', 'totalKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: demandStandingWords,
  searches: { en: 'Number of a notice, TPUI or name', ha: 'Lambar takarda, TPUI ko suna' },
  remark: {
    en: 'A notice is paid when its bills are. It lapses on the day after its last one, whoever has worked since; while a bill is disputed or paid in parts it rests.',
    ha: 'Takarda ta biyu idan an biya bil ɗinta. Tana ƙarewa washegarin ranarta ta ƙarshe; idan ana jayayya ko ana biya kashi-kashi tana hutawa.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Notice', ha: 'Takarda' } },
    taxpayer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    bills: { kind: 'count', label: { en: 'Bills', ha: 'Bil' } },
    preparedOn: { kind: 'day', label: { en: 'Prepared on', ha: 'Ranar shiryawa' } },
    servedOn: { kind: 'day', label: { en: 'Served on', ha: 'Ranar isarwa' }, nullable: true },
    dueOn: { kind: 'day', label: { en: 'Last day', ha: 'Ranar ƙarshe' }, nullable: true },
    totalKobo: { kind: 'kobo', label: demanded },
    paidKobo: { kind: 'kobo', label: paid },
    openKobo: { kind: 'kobo', label: open },
    status: { kind: 'choice', label: headings.status, words: demandStandingWords },
  },
  totals: {
    totalKobo: { kind: 'kobo', label: demanded },
    paidKobo: { kind: 'kobo', label: paid },
    openKobo: { kind: 'kobo', label: open },
  },
});
