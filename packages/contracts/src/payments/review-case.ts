import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { koboSchema } from '../money.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { reviewCaseSchema } from './list-review-cases.ts';
import { reviewDecisions } from './review-decision.ts';

const moment = z.iso.datetime();
const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) });
const person = z.object({ id: z.uuid(), name: z.string() });

/** What becomes of the money, kobo by kobo; every amount but `writeOffKobo` and `bookKobo` is of the held money. */
const effectFields = {
  decision: z.enum(reviewDecisions),
  billReference: z.nullable(z.string()),
  /** What the bill is for, where money goes to one. */
  billFor: z.nullable(z.string()),
  tpui: z.nullable(z.string()),
  /** Of `spread`: the bills that were paid together. */
  bills: z.array(
    z.object({
      billReference: z.string(),
      billFor: z.nullable(z.string()),
      amountKobo: z.int(),
      writeOffKobo: z.int(),
    }),
  ),
  billKobo: z.int(),
  creditKobo: z.int(),
  refundKobo: z.int(),
  writeOffKobo: z.int(),
  bookKobo: z.int(),
  /** Of `book` in a case about a second payment: what was claimed, as teller, day and reference; its key in the books. */
  movement: z.nullable(z.string()),
};

export const reviewOptionSchema = z.object({
  /** Names it in a proposal. */
  key: z.string(),
  ...effectFields,
  /** The bill asks for exactly what is held, or the provider's clear answer says so. */
  fitsExactly: z.boolean(),
});
export type ReviewOption = z.output<typeof reviewOptionSchema>;

/** Why something is not open in a case. */
export const reviewHindrances = [
  'bill-paid',
  'bill-cancelled',
  'amount-differs',
  'above-limit',
  'no-other-bill',
  'no-account',
  'several-payers',
  'first-not-booked',
  'amount-not-told',
  'not-denied',
] as const;
export type ReviewHindrance = (typeof reviewHindrances)[number];

const proposalSchema = z.object({
  id: z.string(),
  ...effectFields,
  reason: z.nullable(z.string()),
  by: person,
  at: moment,
  outcome: z.nullable(z.enum(['approved', 'refused', 'withdrawn'])),
  endedBy: z.nullable(person),
  endedAt: z.nullable(moment),
  endReason: z.nullable(z.string()),
  /** The decision was taken back later. */
  isCountered: z.boolean(),
});
export type ReviewProposal = z.output<typeof proposalSchema>;

export const reviewCaseDetailSchema = z.extend(reviewCaseSchema, {
  payerTpui: z.nullable(z.string()),
  /** What waits for a decision. */
  heldKobo: koboSchema,
  /** Part payments of the bill that this case decides about together, the oldest first; none where it is about one payment. */
  parts: z.array(
    z.object({ provider: z.string(), reference: z.nullable(z.string()), paidAt: moment, amountKobo: koboSchema }),
  ),
  /** Every attempt at the bill, the oldest first; the one of the case is marked. */
  attempts: z.array(
    z.object({
      startedAt: moment,
      provider: z.string(),
      reference: z.nullable(z.string()),
      state: z.string(),
      isOfCase: z.boolean(),
      code: z.nullable(z.string()),
      outcome: z.nullable(z.string()),
      answeredAt: z.nullable(moment),
      paidKobo: z.nullable(z.int()),
      receiptNumber: z.nullable(z.string()),
    }),
  ),
  /** What the provider told by itself about the case's attempt, the newest first. */
  told: z.array(z.object({ at: moment, outcome: z.nullable(z.string()), isSigned: z.nullable(z.boolean()) })),
  /** The same case as work: who has it, and where it stands. */
  work: z.object({
    id: z.uuid(),
    caseVersion: caseVersionSchema,
    state: z.enum(['open', 'proposed', 'decided']),
    assignee: z.nullable(person),
  }),
  /** The newest first. */
  proposals: z.array(proposalSchema),
  /** What could be proposed, the best first. */
  options: z.array(reviewOptionSchema),
  /** What is not open here, and why. */
  hindrances: z.array(
    z.object({
      decision: z.enum(['accept', 'apply', 'credit', 'write-off', 'book', 'close']),
      why: z.enum(reviewHindrances),
    }),
  ),
  /** What the one who asks may do now. */
  may: z.object({ propose: z.boolean(), decide: z.boolean(), withdraw: z.boolean(), counter: z.boolean() }),
});
export type ReviewCaseDetail = z.output<typeof reviewCaseDetailSchema>;

export const getReviewCase = defineEndpoint({
  method: 'GET',
  path: '/payments/cases/:id',
  summary: 'One case about money: everything known of it, what could become of the money, and what was decided',
  failed: 'The case could not be read. Try again shortly',
  access: adminRoles,
  params,
  response: reviewCaseDetailSchema,
  errors: ['review.not-found'],
});

export const proposeReview = defineEndpoint({
  method: 'POST',
  path: '/payments/cases/:id/proposals',
  summary: 'Propose what becomes of the money of a case, with the reason',
  failed: 'The proposal could not be made. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    /** Of one of the case's options. */
    option: z.string().check(z.maxLength(60)),
    reason: reasonSchema,
  }),
  response: reviewCaseDetailSchema,
  errors: ['review.not-found', 'review.option-gone', ...decisionErrors],
});

/** `approve` moves the money, `refuse` leaves it held: both by a SuperAdmin who never proposed here. `withdraw` takes a proposal back. */
export const decideReview = defineEndpoint({
  method: 'POST',
  path: '/payments/cases/:id/verdicts',
  summary: 'Approve, refuse or withdraw what was proposed, with the reason',
  failed: 'The decision could not be made. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    proposalId: z.string().check(z.maxLength(18)),
    verdict: z.enum(['approve', 'refuse', 'withdraw']),
    reason: reasonSchema,
  }),
  response: reviewCaseDetailSchema,
  errors: ['review.not-found', 'review.option-gone', 'review.proposal-missing', ...decisionErrors],
});

/** Opens a case of its own with the proposal in it; nothing is taken back before another person has approved it. */
export const counterReview = defineEndpoint({
  method: 'POST',
  path: '/payments/cases/:id/counters',
  summary: 'Propose to take a decision about money back, with the reason',
  failed: 'The proposal could not be made. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({ reason: reasonSchema }),
  response: z.object({ caseId: z.string() }),
  errors: ['review.not-found', 'review.not-countered', 'work.not-yours'],
});
