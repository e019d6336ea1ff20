import { taxpayerRoles } from '../access.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

const receiptWords = {
  receipt: { en: 'Receipt', ha: 'Rasiti' },
  void: { en: 'Receipt voided', ha: 'An soke rasiti' },
} as const;

/** Every receipt of the caller; a voided one stays, and has a row of its own on the day of voiding (spec §2.8, Payment History). */
export const ownReceiptReport = defineReport({
  id: 'own-receipts',
  title: { en: 'My payments', ha: 'Biyan kuɗina' },
  access: taxpayerRoles,
  pageSize: 50,
  period: { label: { en: 'Paid on', ha: 'Ranar biya' }, isOptional: true },
  sorts: ['at', 'amountKobo'],
  filters: ['mdaId', 'rhId', 'pgId', 'pcId'],
  statuses: receiptWords,
  searches: {
    en: 'Receipt number, bill reference, RRR or what it is for',
    ha: 'Lambar rasiti, lambar bil, RRR ko abin da aka biya',
  },
  columns: {
    receiptNumber: { kind: 'reference', label: { en: 'Receipt number', ha: 'Lambar rasiti' } },
    at: { kind: 'moment', label: { en: 'Paid at', ha: 'Lokacin biya' } },
    heads: { kind: 'text', label: { en: 'For', ha: 'Domin' } },
    mda: { kind: 'text', label: headings.mda },
    billReference: { kind: 'reference', label: headings.billReference },
    gateway: { kind: 'text', label: { en: 'Gateway', ha: 'Kafar biya' }, isExtra: true },
    channel: { kind: 'text', label: { en: 'Channel', ha: 'Hanyar biya' } },
    providerReference: {
      kind: 'reference',
      label: { en: 'Provider reference', ha: 'Lambar mai karɓa' },
      isExtra: true,
    },
    amountKobo: { kind: 'kobo', label: headings.amount },
    status: { kind: 'choice', label: headings.status, words: receiptWords },
  },
  totals: { amountKobo: { kind: 'kobo', label: { en: 'Paid', ha: 'An biya' } } },
});
