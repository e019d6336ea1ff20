import { adminRoles, taxOfficeRoles } from '../access.ts';
import { dutyWords } from '../obligations/duty-words.ts';
import { dutyGroups, dutyStandings, expectedBases, payerSizes } from './duty-words.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const expected = { en: 'Amount expected', ha: 'Adadin da ake tsammani' } as const;
const billed = { en: 'Billed', ha: 'An nema' } as const;
const inTime = { en: 'Paid in time', ha: 'An biya a kan lokaci' } as const;

/** Every return that somebody had to file, by the day it was due: a row for each taxpayer, tax and period. */
export const dutyReport = defineReport({
  id: 'duties',
  title: { en: 'Duties', ha: 'Wajibai' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
  sorts: ['dueOn', 'daysLate', 'expectedKobo', 'billedKobo'],
  sortOrder: 'desc',
  filters: ['duty', 'sector', 'size', 'toId'],
  statuses: { ...dutyStandings, ...dutyGroups },
  searches: { en: 'TPUI or name of a taxpayer', ha: 'TPUI ko sunan mai biyan haraji' },
  remark: {
    en: 'Expected of whoever the register knows has to file. The amount expected is an estimate, for those who did not file alone; it is no assessment. The sector is that of an organisation; the size is by the employees of the newest PAYE.',
    ha: 'Ana jiran wanda rajista ta san ya wajaba ya gabatar. Adadin da ake tsammani kiyasi ne, na waɗanda ba su gabatar ba kawai; ba tantancewa ba ce. Fanni na ƙungiya ne; girma bisa ma’aikatan PAYE na ƙarshe.',
  },
  columns: {
    taxpayer: { kind: 'text', label: { en: 'Taxpayer', ha: 'Mai biyan haraji' }, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    duty: { kind: 'choice', label: { en: 'Return', ha: 'Bayani' }, words: dutyWords },
    period: { kind: 'text', label: { en: 'Period', ha: 'Lokaci' } },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    sector: { kind: 'text', label: { en: 'Sector', ha: 'Fanni' }, nullable: true, isExtra: true },
    size: { kind: 'choice', label: { en: 'Size', ha: 'Girma' }, words: payerSizes, isExtra: true },
    dueOn: { kind: 'day', label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
    filedOn: { kind: 'day', label: { en: 'First filed on', ha: 'Ranar gabatarwa ta farko' }, nullable: true },
    daysLate: { kind: 'count', label: { en: 'Days late', ha: 'Kwanakin jinkiri' } },
    expectedKobo: { kind: 'kobo', label: expected, nullable: true },
    basis: {
      kind: 'choice',
      label: { en: 'How it was estimated', ha: 'Yadda aka kiyasta' },
      words: expectedBases,
      nullable: true,
      isExtra: true,
    },
    billedKobo: { kind: 'kobo', label: billed, isExtra: true },
    paidInTimeKobo: { kind: 'kobo', label: inTime, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: dutyStandings },
  },
  totals: {
    expectedKobo: { kind: 'kobo', label: expected },
    billedKobo: { kind: 'kobo', label: billed },
    paidInTimeKobo: { kind: 'kobo', label: inTime },
  },
});
