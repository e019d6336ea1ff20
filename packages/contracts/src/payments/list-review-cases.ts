import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { koboSchema } from '../money.ts';

const moment = z.iso.datetime();

/** Money, or news of money, that a person has to look at, with everything we know about it. */
export const reviewCaseSchema = z.object({
  id: z.string(),
  /** `amount-mismatch`, `amount-missing`, `bill-cancelled`, `unexpected-payment`, `surplus`, `conflicting-report`, `no-longer-paid`, `second-payment`, `part-payment`. */
  kind: z.string(),
  openedAt: moment,
  resolvedAt: z.nullable(moment),
  resolution: z.nullable(z.string()),
  billReference: z.string(),
  billKobo: koboSchema,
  payerName: z.string(),
  /** The bill was corrected since: the one the money is for, as it seems. Nothing is receipted for it by itself. */
  proposedBill: z.nullable(z.string()),
  /** Of the attempt it is about. */
  provider: z.string(),
  /** The RRR, or Interswitch's transaction reference. */
  providerReference: z.nullable(z.string()),
  orderId: z.string(),
  attemptState: z.string(),
  /** What is in the books for this case, of all its part payments; null when nothing could be booked. */
  bookedKobo: z.nullable(koboSchema),
  /** What was claimed, in a case about a second payment: days and references of movements, by notices and by answers. */
  claims: z.array(
    z.object({ by: z.string(), date: z.nullable(z.string()), reference: z.nullable(z.string()), at: z.string() }),
  ),
  /** What was learnt after it was opened, and what follows; nobody is bound by it. */
  findings: z.array(
    z.object({
      proposal: z.enum(['accept', 'decide-amount', 'return', 'take-back', 'close']),
      outcome: z.string(),
      amountKobo: z.nullable(koboSchema),
      foundAt: z.string(),
    }),
  ),
  /** The last answers of the provider, the newest first. */
  answers: z.array(
    z.object({
      at: z.string(),
      code: z.nullable(z.string()),
      outcome: z.nullable(z.string()),
      doubt: z.nullable(z.string()),
      amountKobo: z.nullable(z.int()),
    }),
  ),
  /** How many notices spoke of it. */
  notices: z.int(),
});
export type ReviewCase = z.output<typeof reviewCaseSchema>;

/** Deciding is another matter: this shows what there is to decide. */
export const listReviewCases = defineEndpoint({
  method: 'GET',
  path: '/payments/cases',
  summary: 'Money that a person has to look at, with the facts of each case',
  access: adminRoles,
  query: z.extend(z.object(listFields({ pageSize: 50, sorts: ['openedAt'] })), {
    standing: z._default(z.enum(['open', 'resolved', 'all']), 'open'),
    kind: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: listOf(reviewCaseSchema),
  errors: ['list.cursor-invalid'],
});
