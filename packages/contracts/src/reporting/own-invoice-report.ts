import { taxpayerRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { billStatusWords, headings } from './words.ts';

/** Everything that was ever asked of the caller (spec §2.8, Invoices). */
export const ownInvoiceReport = defineReport({
  id: 'own-invoices',
  title: { en: 'My invoices', ha: 'Takarduna na biyan kuɗi' },
  access: taxpayerRoles,
  pageSize: 50,
  period: { label: headings.issuedOn, isOptional: true },
  sorts: ['issuedOn', 'totalKobo', 'expiresOn'],
  filters: ['mdaId', 'rhId'],
  statuses: billStatusWords,
  searches: {
    en: 'Bill reference, RRR, receipt number or what it is for',
    ha: 'Lambar bil, RRR, lambar rasiti ko abin da ake biya',
  },
  columns: {
    billReference: { kind: 'reference', label: headings.billReference },
    heads: { kind: 'text', label: { en: 'For', ha: 'Domin' } },
    mda: { kind: 'text', label: headings.mda },
    issuedOn: { kind: 'day', label: headings.issuedOn },
    /** The day of the law or of a plan, also when it has passed; the bill’s last day where none is named. */
    expiresOn: { kind: 'day', label: headings.dueOn },
    payableUntil: { kind: 'day', label: { en: 'Payable until', ha: 'Ana iya biya har' }, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    expertSystem: { kind: 'text', label: headings.expertSystem, nullable: true, isExtra: true },
    totalKobo: { kind: 'kobo', label: headings.amount },
    status: { kind: 'choice', label: headings.status, words: billStatusWords },
    /** Money for it may be under way: it is not to be paid a second time, and stands in no basket. */
    payment: {
      kind: 'choice',
      label: { en: 'Payment under way', ha: 'Biyan da ake yi' },
      words: { checking: { en: 'A payment is being checked', ha: 'Ana duba wani biya' } },
      nullable: true,
      isExtra: true,
    },
  },
  totals: {
    // What is cancelled is not billed, and has a sum of its own.
    totalKobo: { kind: 'kobo', label: headings.billed },
    cancelledKobo: { kind: 'kobo', label: headings.cancelled },
    owedKobo: { kind: 'kobo', label: { en: 'Still to pay', ha: 'Saura a biya' } },
  },
});
