import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const standings = {
  'not-filed': { en: 'Not filed', ha: 'Ba a gabatar ba' },
  late: { en: 'Filed late', ha: 'An gabatar a makare' },
  'in-time': { en: 'Filed in time', ha: 'An gabatar a kan lokaci' },
  awaited: { en: 'Awaited', ha: 'Ana jira' },
} as const;

const payments = {
  paid: { en: 'Paid', ha: 'An biya' },
  unpaid: { en: 'Unpaid', ha: 'Ba a biya ba' },
  nothing: { en: 'Nothing billed', ha: 'Babu bil' },
} as const;

const due = { en: 'Due', ha: 'Abin biya' } as const;
const employees = { en: 'Employees', ha: 'Ma’aikata' } as const;
const outliers = { en: 'Outliers', ha: 'Masu ficewa' } as const;

/** Every month of every employer who files: filed in time, late or not at all, and what stands out in it. */
export const payeFilingReport = defineReport({
  id: 'paye-filings',
  title: { en: 'PAYE filings', ha: 'Gabatarwar PAYE' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
  sorts: ['dueOn', 'daysLate', 'outliers', 'dueKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: standings,
  searches: { en: 'TPUI or name of an employer', ha: 'TPUI ko sunan ma’aikaci' },
  remark: {
    en: 'Months are expected of an employer from the first one they filed. Outliers are rows that came, went, changed by more than a third, or lack tax, against the month before.',
    ha: 'Ana jiran watanni daga ma’aikaci tun daga na farko da ya gabatar. Masu ficewa su ne layukan da suka zo, suka tafi, suka canza fiye da kashi ɗaya bisa uku, ko babu haraji, idan aka kwatanta da watan baya.',
  },
  columns: {
    employer: { kind: 'text', label: { en: 'Employer', ha: 'Mai ɗaukar aiki' }, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    month: { kind: 'text', label: { en: 'Month', ha: 'Wata' } },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    dueOn: { kind: 'day', label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
    filedOn: { kind: 'day', label: { en: 'First filed on', ha: 'Ranar gabatarwa ta farko' }, nullable: true },
    daysLate: { kind: 'count', label: { en: 'Days late', ha: 'Kwanakin jinkiri' } },
    amendments: { kind: 'count', label: { en: 'Amendments', ha: 'Gyare-gyare' }, isExtra: true },
    employees: { kind: 'count', label: employees },
    outliers: { kind: 'count', label: outliers },
    openQueries: { kind: 'count', label: { en: 'Open questions', ha: 'Tambayoyi a buɗe' }, isExtra: true },
    leftOut: { kind: 'count', label: { en: 'Rows left out', ha: 'Layukan da aka bari' }, isExtra: true },
    grossKobo: { kind: 'kobo', label: { en: 'Gross pay', ha: 'Jimillar albashi' }, isExtra: true },
    deductedKobo: { kind: 'kobo', label: { en: 'Deducted', ha: 'An cire' }, isExtra: true },
    lawKobo: { kind: 'kobo', label: { en: 'By the law', ha: 'Bisa ga doka' }, isExtra: true },
    dueKobo: { kind: 'kobo', label: due },
    payment: { kind: 'choice', label: { en: 'Payment', ha: 'Biya' }, words: payments, nullable: true },
    paidLateDays: { kind: 'count', label: { en: 'Days paid late', ha: 'Kwanakin jinkirin biya' }, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: standings },
  },
  totals: {
    employees: { kind: 'count', label: employees },
    outliers: { kind: 'count', label: outliers },
    dueKobo: { kind: 'kobo', label: due },
  },
});
