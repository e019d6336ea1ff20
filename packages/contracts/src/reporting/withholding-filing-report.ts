import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const standings = {
  late: { en: 'Filed late', ha: 'An gabatar a makare' },
  'in-time': { en: 'Filed in time', ha: 'An gabatar a kan lokaci' },
} as const;

const payments = {
  paid: { en: 'Paid', ha: 'An biya' },
  unpaid: { en: 'Unpaid', ha: 'Ba a biya ba' },
  nothing: { en: 'Nothing billed', ha: 'Babu bil' },
} as const;

const due = { en: 'Due', ha: 'Abin biya' } as const;
const rows = { en: 'Payments', ha: 'Biya' } as const;
const gross = { en: 'Amount paid', ha: 'Kuɗin da aka biya' } as const;

/** Every month that a payer filed as withheld: in time or late, and whether it is paid. */
export const withholdingFilingReport = defineReport({
  id: 'withholding-filings',
  title: { en: 'Withholding filings', ha: 'Gabatarwar harajin riƙo' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
  sorts: ['dueOn', 'daysLate', 'grossKobo', 'dueKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: standings,
  searches: { en: 'TPUI or name of a payer', ha: 'TPUI ko sunan mai biya' },
  remark: {
    en: 'Months as they were filed last. Nobody is expected to file a month in which they paid nobody. Due is what the state collects; the rest of a schedule belongs to other states and the Nigeria Revenue Service.',
    ha: 'Watanni kamar yadda aka gabatar na ƙarshe. Ba a jiran wanda bai biya kowa ba a wata. Abin biya shi ne abin da jiha take karɓa; sauran na wasu jihohi ne da Hukumar Haraji ta Najeriya.',
  },
  columns: {
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    month: { kind: 'text', label: { en: 'Month', ha: 'Wata' } },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    dueOn: { kind: 'day', label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
    filedOn: { kind: 'day', label: { en: 'First filed on', ha: 'Ranar gabatarwa ta farko' } },
    daysLate: { kind: 'count', label: { en: 'Days late', ha: 'Kwanakin jinkiri' } },
    amendments: { kind: 'count', label: { en: 'Amendments', ha: 'Gyare-gyare' }, isExtra: true },
    payments: { kind: 'count', label: rows },
    grossKobo: { kind: 'kobo', label: gross },
    lawKobo: { kind: 'kobo', label: { en: 'By the law', ha: 'Bisa ga doka' }, isExtra: true },
    deductedKobo: { kind: 'kobo', label: { en: 'Withheld', ha: 'An riƙe' }, isExtra: true },
    dueKobo: { kind: 'kobo', label: due },
    payment: { kind: 'choice', label: { en: 'Payment', ha: 'Biyan bil' }, words: payments },
    status: { kind: 'choice', label: headings.status, words: standings },
  },
  totals: {
    payments: { kind: 'count', label: rows },
    grossKobo: { kind: 'kobo', label: gross },
    dueKobo: { kind: 'kobo', label: due },
  },
});
