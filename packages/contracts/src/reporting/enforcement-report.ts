import { adminRoles, taxOfficeRoles } from '../access.ts';
import { enforcementStateWords } from '../enforcement/state-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const debt = { en: 'Debt at the beginning', ha: 'Bashi a farko' } as const;
const open = { en: 'Open', ha: 'Saura' } as const;
const costs = { en: 'Costs', ha: 'Kuɗin aiki' } as const;

/** Demands that are being enforced: step by step of the law, with what each step cost and what is still owed. */
export const enforcementReport = defineReport({
  id: 'enforcements',
  title: { en: 'Enforcement', ha: 'Tilastawa' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Opened on', ha: 'Ranar buɗewa' }, isOptional: true },
  sorts: ['openedOn', 'debtKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: enforcementStateWords,
  searches: {
    en: 'Number of a case, a demand or an order, TPUI or name',
    ha: 'Lambar shari’a, takarda ko umarni, TPUI ko suna',
  },
  remark: {
    en: 'Nothing moves without a court order. A visit is called off by itself when the demand is paid or rests.',
    ha: 'Ba abin da yake tafiya ba tare da umarnin kotu ba. Ziyara tana soke kanta idan an biya ko takardar ta huta.',
  },
  columns: {
    number: { kind: 'reference', label: { en: 'Case', ha: 'Shari’a' } },
    taxpayer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    demand: { kind: 'reference', label: { en: 'Demand notice', ha: 'Takardar neman biya' } },
    openedOn: { kind: 'day', label: { en: 'Opened on', ha: 'Ranar buɗewa' } },
    orderNumber: { kind: 'text', label: { en: 'Court order', ha: 'Umarnin kotu' }, nullable: true },
    team: { kind: 'count', label: { en: 'Team', ha: 'Tawaga' } },
    visitOn: { kind: 'day', label: { en: 'Visit on', ha: 'Ranar ziyara' }, nullable: true },
    heldUntil: { kind: 'day', label: { en: 'Goods kept until', ha: 'Ana ajiye kaya zuwa' }, nullable: true },
    costsKobo: { kind: 'kobo', label: costs },
    openKobo: { kind: 'kobo', label: open },
    debtKobo: { kind: 'kobo', label: debt },
    status: { kind: 'choice', label: headings.status, words: enforcementStateWords },
  },
  totals: {
    debtKobo: { kind: 'kobo', label: debt },
    openKobo: { kind: 'kobo', label: open },
    costsKobo: { kind: 'kobo', label: costs },
  },
});
