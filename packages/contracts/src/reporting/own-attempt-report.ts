import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { rowSchemaOf } from './column.ts';
import { defineReport } from './report.ts';
import { headings } from './words.ts';

/** How an attempt to pay stands, as its payer needs to know it. `waiting`: nobody has said that money moved. */
export const attemptWords = {
  waiting: { en: 'Not paid yet', ha: 'Ba a biya ba tukuna' },
  checking: { en: 'Being checked', ha: 'Ana bincike' },
  paid: { en: 'Paid', ha: 'An biya' },
  review: { en: 'Under review', ha: 'Ana dubawa' },
  failed: { en: 'Failed', ha: 'Bai yi nasara ba' },
  cancelled: { en: 'Cancelled', ha: 'An soke' },
  expired: { en: 'Given up', ha: 'An bari' },
  reversed: { en: 'Reversed', ha: 'An mayar' },
  refund: { en: 'Refund on its way', ha: 'Ana mayar da kuɗi' },
  refunded: { en: 'Refunded', ha: 'An mayar da kuɗi' },
} as const;
export type AttemptState = keyof typeof attemptWords;

/** Every time the caller began to pay, whether or not money moved: apart from receipts, so that no failure looks like a charge. */
export const ownAttemptReport = defineReport({
  id: 'own-attempts',
  title: { en: 'My payment attempts', ha: 'Yunƙurin biyana' },
  access: taxpayerRoles,
  pageSize: 50,
  period: { label: { en: 'Started on', ha: 'Ranar farawa' }, isOptional: true },
  sorts: ['startedAt', 'amountKobo'],
  filters: ['mdaId', 'pgId'],
  statuses: attemptWords,
  searches: { en: 'RRR, payment reference or bill reference', ha: 'RRR, lambar biya ko lambar bil' },
  remark: {
    en: 'An attempt is not a charge: only what is marked as paid has been booked, and has a receipt.',
    ha: 'Yunƙuri ba cire kuɗi ba ne: abin da aka nuna an biya kaɗai aka rubuta, kuma yana da rasiti.',
  },
  columns: {
    startedAt: { kind: 'moment', label: { en: 'Started at', ha: 'Lokacin farawa' } },
    heads: { kind: 'text', label: { en: 'For', ha: 'Domin' } },
    billReference: { kind: 'reference', label: headings.billReference },
    gateway: { kind: 'text', label: { en: 'Gateway', ha: 'Kafar biya' } },
    reference: { kind: 'reference', label: { en: 'Payment reference', ha: 'Lambar biya' }, nullable: true },
    receiptNumber: {
      kind: 'reference',
      label: { en: 'Receipt number', ha: 'Lambar rasiti' },
      nullable: true,
      isExtra: true,
    },
    amountKobo: { kind: 'kobo', label: headings.amount },
    status: { kind: 'choice', label: headings.status, words: attemptWords },
  },
  totals: {},
});

const moment = z.iso.datetime();

/**
 * A step of the money's way. `answer`: what the provider said when we asked, told when it says something else than before; `moved`: the
 * attempt ended without money, or its money went back.
 */
export const attemptHopSchema = z.object({
  kind: z.enum([
    'started',
    'reference',
    'reopened',
    'notified',
    'answer',
    'moved',
    'paid',
    'receipt',
    'void',
    'review-opened',
    'review-closed',
  ]),
  at: moment,
  /** Of `answer`: `paid`, `pending`, `failed` or `unknown`. Of `moved`: what it came to. */
  outcome: z.nullable(z.string()),
  /** The RRR or the provider's reference; of a receipt its number. */
  reference: z.nullable(z.string()),
  amountKobo: z.nullable(z.int()),
});
export type AttemptHop = z.output<typeof attemptHopSchema>;

export const ownAttemptSchema = z.object({
  attempt: rowSchemaOf(ownAttemptReport.columns),
  askedTimes: z.int(),
  askedAt: z.nullable(moment),
  /** When we ask the provider next; null when there is nothing to learn any more. */
  askAgainAt: z.nullable(moment),
  expiresAt: moment,
  /** The agent or colleague who began it for the payer; null when the payer, or somebody without an account, did. */
  begunBy: z.nullable(z.string()),
  /** The oldest first. */
  hops: z.array(attemptHopSchema),
  asOf: moment,
});
export type OwnAttempt = z.output<typeof ownAttemptSchema>;

/** "Where is my money?": what happened to one attempt, and what happens next. Of somebody else's there is none. */
export const getOwnAttempt = defineEndpoint({
  method: 'GET',
  path: '/account/attempts/:id',
  // The panel looks again while a payment is not settled.
  isByItself: true,
  summary: 'Where the money of an own attempt to pay is: hops with their times, and when the provider is asked again',
  failed: 'This payment could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: ownAttemptSchema,
  errors: ['payment.not-found'],
});
