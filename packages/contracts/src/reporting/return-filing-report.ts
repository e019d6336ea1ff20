import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** The kinds of `returnKinds`, apart from what each asks. */
const returnWords = {
  'consumption-tax': { en: 'Consumption tax', ha: 'Harajin amfani' },
  'direct-assessment': { en: 'Return of income (Form A)', ha: 'Bayanin kuɗin shiga (Form A)' },
} as const;

const standings = {
  late: { en: 'Filed late', ha: 'An gabatar a makare' },
  'in-time': { en: 'Filed in time', ha: 'An gabatar a kan lokaci' },
  amendment: { en: 'Amendment', ha: 'Gyara' },
} as const;

const tax = { en: 'Tax', ha: 'Haraji' } as const;
const balance = { en: 'Balance', ha: 'Ragowa' } as const;

/** Every version of every return as it was filed. */
export const returnFilingReport = defineReport({
  id: 'return-filings',
  title: { en: 'Filed returns', ha: 'Bayanan da aka gabatar' },
  access: [...adminRoles, ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Filed on', ha: 'Ranar gabatarwa' } },
  sorts: ['filedOn', 'dueOn', 'daysLate', 'taxKobo', 'balanceKobo'],
  sortOrder: 'desc',
  filters: ['toId'],
  statuses: standings,
  searches: { en: 'TPUI or name of a taxpayer', ha: 'TPUI ko sunan mai biyan haraji' },
  remark: {
    en: 'A row for each version: an amendment is a further row, and the tax of the versions before it is no longer what is owed. PAYE and withholding months have lists of their own.',
    ha: 'Layi ga kowane fasali: gyara wani layi ne, kuma harajin fasalolin da suka gabata ba shi ake bi ba yanzu. Watannin PAYE da na harajin riƙo suna da jerinsu.',
  },
  columns: {
    taxpayer: { kind: 'text', label: { en: 'Taxpayer', ha: 'Mai biyan haraji' }, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    kind: { kind: 'choice', label: { en: 'Return', ha: 'Bayani' }, words: returnWords },
    period: { kind: 'text', label: { en: 'Period', ha: 'Lokaci' } },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    version: { kind: 'count', label: { en: 'Version', ha: 'Fasali' } },
    dueOn: { kind: 'day', label: { en: 'Due on', ha: 'Ranar ƙarshe' } },
    filedOn: { kind: 'day', label: { en: 'Filed on', ha: 'Ranar gabatarwa' } },
    daysLate: { kind: 'count', label: { en: 'Days late', ha: 'Kwanakin jinkiri' } },
    taxKobo: { kind: 'kobo', label: tax },
    creditKobo: { kind: 'kobo', label: { en: 'Paid by others', ha: 'Wasu sun biya' }, isExtra: true },
    balanceKobo: { kind: 'kobo', label: balance },
    billReference: { kind: 'reference', label: headings.billReference, nullable: true },
    status: { kind: 'choice', label: headings.status, words: standings },
  },
  totals: {
    taxKobo: { kind: 'kobo', label: tax },
    balanceKobo: { kind: 'kobo', label: balance },
  },
});
