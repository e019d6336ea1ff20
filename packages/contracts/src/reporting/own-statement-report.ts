import { taxpayerRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const entryWords = {
  bill: { en: 'Bill', ha: 'Bil' },
  payment: { en: 'Payment', ha: 'Biya' },
  void: { en: 'Receipt voided', ha: 'An soke rasiti' },
} as const;

/** The caller's account for any period: what was asked, what was paid, and what stayed after each. */
export const ownStatementReport = defineReport({
  id: 'own-statement',
  title: { en: 'Statement of account', ha: 'Bayanin asusu' },
  access: taxpayerRoles,
  pageSize: 100,
  period: { label: { en: 'Days', ha: 'Kwanaki' }, isOptional: true },
  sorts: ['at'],
  filters: ['mdaId'],
  statuses: entryWords,
  remark: {
    en: 'The balance counts everything before it, also before the period. Cancelled bills are left out; a voided receipt takes its bill with it, because that bill can be paid no more.',
    ha: 'Saura yana ƙidaya duk abin da ya gabace shi, har da kafin lokacin. Ba a sa bil ɗin da aka soke; rasitin da aka soke yana tafiya da bil ɗinsa, domin ba za a iya biyan wannan bil ba kuma.',
  },
  columns: {
    at: { kind: 'moment', label: { en: 'When', ha: 'Lokaci' } },
    status: { kind: 'choice', label: { en: 'Entry', ha: 'Shigarwa' }, words: entryWords },
    reference: { kind: 'reference', label: { en: 'Reference', ha: 'Lamba' } },
    about: { kind: 'text', label: { en: 'For', ha: 'Domin' } },
    mda: { kind: 'text', label: headings.mda, isExtra: true },
    billReference: { kind: 'reference', label: headings.billReference, isExtra: true },
    chargeKobo: { kind: 'kobo', label: headings.billed },
    paidKobo: { kind: 'kobo', label: { en: 'Paid', ha: 'An biya' } },
    balanceKobo: { kind: 'kobo', label: { en: 'Balance after', ha: 'Saura bayan haka' } },
  },
  totals: {
    chargeKobo: { kind: 'kobo', label: headings.billed },
    paidKobo: { kind: 'kobo', label: { en: 'Paid', ha: 'An biya' } },
  },
});
