import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { billStatusWords, headings } from './words.ts';

/** What was asked for, by the day of issue (spec §2.9, §2.11 to §2.13). */
export const invoiceReport = defineReport({
  id: 'invoices',
  title: { en: 'Invoice report', ha: 'Rahoton takardun biyan kuɗi' },
  access: [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles],
  pageSize: 50,
  period: { label: headings.issuedOn },
  sorts: ['issuedOn', 'totalKobo'],
  filters: ['mdaId', 'toId', 'lgaId', 'tpcId', 'rhId', 'esId', 'engineCodeId', 'pgId', 'pcId', 'counterId'],
  statuses: {
    ...billStatusWords,
    // What figures call so: a figure's link shows the bills it adds up.
    outstanding: { en: 'Unpaid or expired', ha: 'Ba a biya ba ko ya ƙare' },
    billed: { en: 'Not cancelled', ha: 'Ba a soke ba' },
  },
  searches: {
    en: 'Bill reference, RRR, receipt number, TPUI, phone number or name',
    ha: 'Lambar bil, RRR, lambar rasiti, TPUI, lambar waya ko suna',
  },
  remark: {
    en: 'Amounts are of whole bills. A revenue head, a channel or a gateway chooses bills; it does not divide them.',
    ha: 'Adadin na cikakken bil ne. Tushen kuɗin shiga, hanya ko kafar biya tana zaɓar bil; ba ta raba shi.',
  },
  columns: {
    billReference: { kind: 'reference', label: headings.billReference },
    issuedOn: { kind: 'day', label: headings.issuedOn },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, nullable: true, isPersonal: true },
    category: { kind: 'text', label: headings.category, isExtra: true },
    mda: { kind: 'text', label: headings.mda },
    heads: { kind: 'text', label: headings.heads },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    lga: { kind: 'text', label: headings.lga, nullable: true, isExtra: true },
    expertSystem: { kind: 'text', label: headings.expertSystem, nullable: true, isExtra: true },
    engineCode: { kind: 'reference', label: headings.engineCode, nullable: true, isExtra: true },
    counter: { kind: 'text', label: headings.counter, nullable: true, isExtra: true },
    totalKobo: { kind: 'kobo', label: headings.amount },
    status: { kind: 'choice', label: headings.status, words: billStatusWords },
    /** The day of the law or of a plan, also when it has passed; the bill’s last day where none is named. */
    dueOn: { kind: 'day', label: headings.dueOn },
    expiresOn: { kind: 'day', label: headings.expiresOn, isExtra: true },
  },
  // What is cancelled is not billed, and has a sum of its own.
  totals: {
    totalKobo: { kind: 'kobo', label: headings.billed },
    cancelledKobo: { kind: 'kobo', label: headings.cancelled },
  },
});
