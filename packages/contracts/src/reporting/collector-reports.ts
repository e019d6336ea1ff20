import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const period = { label: { en: 'Billed or paid on', ha: 'Ranar nema ko biya' } };
const remark = {
  en: 'Billed and outstanding by the day of issue, collected by the day of payment: what came in may be of older bills.',
  ha: 'An nema da wanda ba a biya ba bisa ranar fitarwa, an karɓa bisa ranar biya: abin da ya shigo zai iya zama na tsofaffin bil.',
} as const;
const figures = {
  billed: { kind: 'count', label: headings.bills },
  billedKobo: { kind: 'kobo', label: headings.billed },
  collectedKobo: { kind: 'kobo', label: headings.collected },
  outstandingKobo: { kind: 'kobo', label: headings.outstanding },
} as const;
const paidShare = { kind: 'share', label: { en: 'Paid bills', ha: 'Bil da aka biya' }, nullable: true } as const;
const sorts = ['collectedKobo', 'billedKobo', 'outstandingKobo', 'billed'] as const;

/** What each MDA was billed, brought in and should have brought in (spec §2.9). */
export const mdaReport = defineReport({
  id: 'mdas',
  title: { en: 'MDAs', ha: 'MDA' },
  access: adminRoles,
  pageSize: 50,
  period,
  sorts: [...sorts, 'name'],
  filters: [],
  searches: { en: 'Name of the MDA', ha: 'Sunan MDA' },
  remark: {
    en: `${remark.en} The target is the newest version’s, by the days of the period; no target is not zero.`,
    ha: `${remark.ha} Manufar ita ce ta sabon sigar, bisa kwanakin lokacin; rashin manufa ba sifili ba ne.`,
  },
  columns: {
    name: { kind: 'text', label: headings.mda },
    ...figures,
    targetKobo: { kind: 'kobo', label: { en: 'Target', ha: 'Manufa' }, nullable: true },
    achieved: { kind: 'share', label: { en: 'Of target', ha: 'Na manufa' }, nullable: true },
    heads: { kind: 'count', label: headings.heads, isExtra: true },
    paidShare: { ...paidShare, isExtra: true },
  },
  totals: figures,
});

const standings = {
  active: { en: 'Active', ha: 'Yana aiki' },
  suspended: { en: 'Suspended', ha: 'An dakatar' },
} as const;

/** Third parties that raise bills, and what became of these (spec §2.9, Expert Systems Module). */
export const expertSystemReport = defineReport({
  id: 'expert-systems',
  title: { en: 'Expert systems', ha: 'Tsarin ƙwararru' },
  access: adminRoles,
  pageSize: 50,
  period,
  sorts: [...sorts, 'name'],
  filters: [],
  statuses: standings,
  searches: { en: 'Name or engine code', ha: 'Suna ko lambar injin' },
  remark,
  columns: {
    name: { kind: 'text', label: headings.expertSystem },
    engineCodes: { kind: 'text', label: { en: 'Engine codes', ha: 'Lambobin injin' }, nullable: true },
    ...figures,
    paidShare,
    contractUntil: {
      kind: 'day',
      label: { en: 'Contract until', ha: 'Kwangila har zuwa' },
      nullable: true,
      isExtra: true,
    },
    status: { kind: 'choice', label: headings.status, words: standings },
  },
  totals: figures,
});

const officeStandings = {
  open: { en: 'Open', ha: 'A buɗe' },
  closed: { en: 'Closed', ha: 'A rufe' },
  none: { en: 'No office yet', ha: 'Babu ofis tukuna' },
} as const;

/** Tax offices side by side: of the state for admin roles and Directors, their own for the others (decision 9 of the areas). */
export const taxOfficeReport = defineReport({
  id: 'tax-offices',
  title: { en: 'Tax offices', ha: 'Ofisoshin haraji' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period,
  sorts: [...sorts, 'taxpayers', 'name'],
  filters: [],
  statuses: officeStandings,
  searches: { en: 'Name of the office', ha: 'Sunan ofishin' },
  remark: {
    en: `${remark.en} Taxpayers are those the office looks after today; bills are those of its taxpayers on the day of issue.`,
    ha: `${remark.ha} Masu biyan haraji su ne waɗanda ofishin ke kula da su yau; bil kuwa na masu biyansa a ranar fitarwa.`,
  },
  columns: {
    name: { kind: 'text', label: headings.taxOffice },
    taxpayers: { kind: 'count', label: { en: 'Taxpayers', ha: 'Masu biyan haraji' } },
    ...figures,
    paidShare,
    share: { kind: 'share', label: { en: 'Share of collected', ha: 'Kason karɓa' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: officeStandings },
    closedOn: { kind: 'day', label: { en: 'Closed on', ha: 'Ranar rufewa' }, nullable: true, isExtra: true },
    successor: { kind: 'text', label: { en: 'Taken over by', ha: 'Wanda ya karɓa' }, nullable: true, isExtra: true },
  },
  totals: { taxpayers: { kind: 'count', label: { en: 'Taxpayers', ha: 'Masu biyan haraji' } }, ...figures },
});
