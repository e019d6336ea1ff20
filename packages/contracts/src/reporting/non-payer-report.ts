import { taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** Taxpayers with unpaid bills, and how long the oldest has waited (spec §2.13, Tax Compliance Report). */
export const nonPayerReport = defineReport({
  id: 'non-payers',
  title: { en: 'Unpaid bills by taxpayer', ha: 'Bil da ba a biya ba bisa mai haraji' },
  access: taxOfficeRoles,
  pageSize: 50,
  period: { label: headings.issuedOn },
  sorts: ['outstandingKobo', 'oldestOn', 'bills'],
  filters: ['toId', 'tpcId'],
  remark: {
    en: 'Bills issued in these days that are unpaid or expired today, of taxpayers with a TPUI.',
    ha: 'Bil da aka fitar a waɗannan kwanaki waɗanda ba a biya ba ko sun ƙare yau, na masu TPUI.',
  },
  columns: {
    tpui: { kind: 'reference', label: headings.tpui, isPersonal: true },
    name: { kind: 'text', label: { en: 'Name', ha: 'Suna' }, isPersonal: true },
    category: { kind: 'text', label: headings.category },
    phone: { kind: 'text', label: { en: 'Phone number', ha: 'Lambar waya' }, isPersonal: true, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    bills: { kind: 'count', label: { en: 'Unpaid bills', ha: 'Bil da ba a biya ba' } },
    oldestOn: { kind: 'day', label: { en: 'Oldest issued on', ha: 'Ranar mafi tsufa' } },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
  },
  totals: {
    bills: { kind: 'count', label: { en: 'Unpaid bills', ha: 'Bil da ba a biya ba' } },
    outstandingKobo: { kind: 'kobo', label: headings.outstanding },
  },
});
