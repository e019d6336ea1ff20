import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const entryWords = {
  receipt: { en: 'Receipt', ha: 'Rasiti' },
  void: { en: 'Receipt voided', ha: 'An soke rasiti' },
} as const;

/**
 * What came in, a row for each line of a receipt, by the day of payment. A voided receipt stays, and is subtracted by a row of
 * its own on the day of voiding: receipts less voids is what was collected.
 */
export const collectionReport = defineReport({
  id: 'collections',
  title: { en: 'Collection report', ha: 'Rahoton karɓar kuɗi' },
  access: [...adminRoles, 'Expert System', 'MDA User', ...taxOfficeRoles],
  pageSize: 50,
  period: { label: { en: 'Paid on', ha: 'Ranar biya' } },
  sorts: ['at', 'amountKobo'],
  filters: ['mdaId', 'toId', 'lgaId', 'tpcId', 'rhId', 'esId', 'engineCodeId', 'pgId', 'pcId', 'counterId', 'booked'],
  statuses: entryWords,
  searches: {
    en: 'Receipt number, bill reference, RRR, TPUI or name',
    ha: 'Lambar rasiti, lambar bil, RRR, TPUI ko suna',
  },
  remark: {
    en: 'Voided receipts are subtracted on the day of voiding. Money under review is not collected and not in this report.',
    ha: 'Ana cire rasitin da aka soke a ranar sokewa. Kuɗin da ake dubawa ba a karɓe shi ba, kuma ba ya cikin wannan rahoto.',
  },
  columns: {
    receiptNumber: { kind: 'reference', label: { en: 'Receipt number', ha: 'Lambar rasiti' } },
    at: { kind: 'moment', label: { en: 'Paid at', ha: 'Lokacin biya' } },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    billReference: { kind: 'reference', label: headings.billReference },
    tpui: { kind: 'reference', label: headings.tpui, nullable: true, isPersonal: true, isExtra: true },
    category: { kind: 'text', label: headings.category, isExtra: true },
    mda: { kind: 'text', label: headings.mda },
    head: { kind: 'text', label: { en: 'Revenue head', ha: 'Tushen kuɗin shiga' } },
    headCode: { kind: 'reference', label: { en: 'Head code', ha: 'Lambar tushe' }, isExtra: true },
    taxOffice: { kind: 'text', label: headings.taxOffice, nullable: true, isExtra: true },
    lga: { kind: 'text', label: headings.lga, nullable: true, isExtra: true },
    expertSystem: { kind: 'text', label: headings.expertSystem, nullable: true, isExtra: true },
    engineCode: { kind: 'reference', label: headings.engineCode, nullable: true, isExtra: true },
    counter: { kind: 'text', label: headings.counter, nullable: true, isExtra: true },
    gateway: { kind: 'text', label: { en: 'Gateway', ha: 'Kafar biya' }, isExtra: true },
    channel: { kind: 'text', label: { en: 'Channel', ha: 'Hanyar biya' } },
    providerReference: {
      kind: 'reference',
      label: { en: 'Provider reference', ha: 'Lambar mai karɓa' },
      isExtra: true,
    },
    bookedOn: { kind: 'day', label: { en: 'Booked on', ha: 'Ranar rubutawa' }, isExtra: true },
    amountKobo: { kind: 'kobo', label: headings.amount },
    status: { kind: 'choice', label: headings.status, words: entryWords },
  },
  totals: {
    amountKobo: { kind: 'kobo', label: headings.collected },
    voidedKobo: { kind: 'kobo', label: { en: 'Voided', ha: 'An soke' } },
  },
});
