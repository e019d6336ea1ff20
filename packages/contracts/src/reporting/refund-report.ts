import { adminRoles } from '../access.ts';
import { refundCauseWords } from '../refunds/refund.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** Where a refund stands, for staff. */
export const refundStateWords = {
  undone: { en: 'Not done', ha: 'Ba a gama ba' },
  requested: { en: 'Requested', ha: 'An nema' },
  audited: { en: 'Audited', ha: 'An bincika' },
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  payable: { en: 'To be paid', ha: 'Za a biya' },
  sent: { en: 'On its way', ha: 'Yana kan hanya' },
  returned: { en: 'Came back, to be confirmed', ha: 'Ya dawo, za a tabbatar' },
  evidenced: { en: 'To be confirmed', ha: 'Za a tabbatar' },
  paid: { en: 'Paid', ha: 'An biya' },
  refused: { en: 'Refused', ha: 'An ƙi' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const;

const methodWords = {
  provider: { en: 'By the provider', ha: 'Ta mai karɓa' },
  bank: { en: 'By the bank', ha: 'Ta banki' },
} as const;

/** Money that is to be given back, the oldest first (spec §2.9, Collection Reports). */
export const refundReport = defineReport({
  id: 'refunds',
  title: { en: 'Refunds', ha: 'Mayar da kuɗi' },
  access: adminRoles,
  pageSize: 50,
  period: { label: { en: 'Asked for on', ha: 'Ranar nema' }, isOptional: true },
  sorts: ['requestedAt', 'amountKobo'],
  sortOrder: 'asc',
  filters: ['mdaId', 'pgId'],
  statuses: refundStateWords,
  searches: { en: 'Bill reference, TPUI or name', ha: 'Lambar bil, TPUI ko suna' },
  columns: {
    number: { kind: 'reference', label: { en: 'Refund', ha: 'Mayarwa' } },
    requestedAt: { kind: 'moment', label: { en: 'Asked for', ha: 'An nema' } },
    cause: { kind: 'choice', label: { en: 'Reason', ha: 'Dalili' }, words: refundCauseWords },
    payer: { kind: 'text', label: headings.payer, isPersonal: true },
    tpui: { kind: 'reference', label: headings.tpui, nullable: true, isPersonal: true, isExtra: true },
    billReference: { kind: 'reference', label: headings.billReference },
    receiptNumber: { kind: 'reference', label: { en: 'Receipt', ha: 'Rasiti' }, nullable: true, isExtra: true },
    mda: { kind: 'text', label: headings.mda },
    method: { kind: 'choice', label: { en: 'Way', ha: 'Hanya' }, nullable: true, words: methodWords },
    dueOn: { kind: 'day', label: { en: 'To be paid by', ha: 'A biya kafin' }, nullable: true },
    amountKobo: { kind: 'kobo', label: headings.amount },
    assignee: { kind: 'text', label: { en: 'With', ha: 'A hannun' }, nullable: true, isExtra: true },
    status: { kind: 'choice', label: headings.status, words: refundStateWords },
  },
  totals: { amountKobo: { kind: 'kobo', label: headings.amount } },
});
