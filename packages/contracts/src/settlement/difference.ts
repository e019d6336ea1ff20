import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { settlementActions, settlementCaseKinds, settlementProposalOutcomes } from './settlement-case.ts';

const moment = z.iso.datetime();
const day = z.iso.date();
const params = z.object({ id: z.string().check(z.regex(/^[1-9]\d{0,17}$/)) });
const person = z.object({ id: z.uuid(), name: z.string() });

/** More than that is no slip: it is found, or claimed from the provider. */
export const settlementWriteOffLimitKobo = 500_000;
/** Over how many payments a line, or payouts a credit, is split. */
const mostParts = 50;

/** What a line, a payment, a credit or a payout could belong to. */
const candidateSchema = z.object({
  id: z.string(),
  what: z.enum(['payment', 'line', 'credit', 'payout']),
  reference: z.string(),
  /** A bill's reference, a narration. */
  about: z.string(),
  day,
  amountKobo: z.int(),
});
export type SettlementCandidate = z.output<typeof candidateSchema>;

const proposalSchema = z.object({
  id: z.string(),
  action: z.enum(settlementActions),
  /** Of `write-off` and `book`: above zero what never came, below zero what came too much. */
  writeOffKobo: z.int(),
  /** Of `book`: as a further payment of the attempt that the provider names. */
  isPayment: z.boolean(),
  /** What is matched with what: a line with payments, a credit with payouts. */
  theirs: z.nullable(candidateSchema),
  ours: z.array(candidateSchema),
  reason: z.nullable(z.string()),
  by: person,
  at: moment,
  outcome: z.nullable(z.enum(settlementProposalOutcomes)),
  endedBy: z.nullable(person),
  endedAt: z.nullable(moment),
  endReason: z.nullable(z.string()),
});
export type SettlementProposal = z.output<typeof proposalSchema>;

const differenceSchema = z.object({
  id: z.string(),
  kind: z.enum(settlementCaseKinds),
  reference: z.string(),
  provider: z.nullable(z.string()),
  day,
  openedAt: moment,
  closedAt: z.nullable(moment),
  evidence: z.nullable(z.string()),
  expectedKobo: z.int(),
  receivedKobo: z.int(),
  /** What could be given up: above zero what never came, below zero what came too much. */
  shortfallKobo: z.nullable(z.int()),
  /** Our payments it is about. */
  ours: z.array(
    z.object({
      id: z.uuid(),
      billReference: z.string(),
      mda: z.string(),
      providerReference: z.string(),
      paidOn: day,
      dueOn: day,
      amountKobo: z.int(),
      receivedKobo: z.int(),
      state: z.string(),
    }),
  ),
  /** What the provider or the bank wrote, and in which file. */
  theirs: z.array(
    z.object({
      what: z.enum(['line', 'credit', 'payout']),
      reference: z.string(),
      about: z.string(),
      day,
      amountKobo: z.int(),
      feeKobo: z.int(),
      file: z.nullable(z.string()),
      row: z.nullable(z.int()),
    }),
  ),
  /** Every question to the provider about it, and what it answered; the newest first. */
  asked: z.array(
    z.object({
      at: moment,
      reference: z.string(),
      by: z.string(),
      code: z.nullable(z.string()),
      outcome: z.nullable(z.string()),
      amountKobo: z.nullable(z.int()),
    }),
  ),
  work: z.object({
    id: z.uuid(),
    caseVersion: caseVersionSchema,
    state: z.enum(['open', 'proposed', 'closed']),
    assignee: z.nullable(person),
  }),
  /** The newest first. */
  proposals: z.array(proposalSchema),
  /** What the one who asks may do now. `matches`: several, where one of theirs is split over ours. */
  may: z.object({
    ask: z.boolean(),
    match: z.enum(['none', 'one', 'several']),
    writeOff: z.boolean(),
    /** As a further payment of the attempt it names, or as what a provider and we owe each other. */
    book: z.enum(['none', 'payment', 'owed']),
    decide: z.boolean(),
    withdraw: z.boolean(),
  }),
});
export type SettlementDifference = z.output<typeof differenceSchema>;

export const getSettlementDifference = defineEndpoint({
  method: 'GET',
  path: '/settlement/differences/:id',
  summary: 'One difference: both sides of it, what the provider was asked and answered, and what was proposed',
  failed: 'The difference could not be read. Try again shortly',
  access: adminRoles,
  params,
  response: differenceSchema,
  errors: ['settlement.difference-not-found'],
});

export const listSettlementCandidates = defineEndpoint({
  method: 'GET',
  path: '/settlement/differences/:id/candidates',
  summary: 'What a difference could be matched with: the nearest by amount and day, or what is searched',
  failed: 'What it could be matched with could not be read. Try again shortly',
  access: adminRoles,
  params,
  query: z.object({ search: z._default(z.string().check(z.trim(), z.maxLength(60)), '') }),
  response: z.array(candidateSchema),
  errors: ['settlement.difference-not-found'],
});

/** Nothing moves before another person, a SuperAdmin, has approved it. */
export const proposeSettlement = defineEndpoint({
  method: 'POST',
  path: '/settlement/differences/:id/proposals',
  summary: 'Propose to match, split, book or give up a difference, with the reason',
  failed: 'The proposal could not be made. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    action: z.enum(settlementActions),
    /** Of a match: ids of candidates. */
    with: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(mostParts)), []),
    reason: reasonSchema,
  }),
  response: differenceSchema,
  errors: [
    'settlement.difference-not-found',
    'settlement.option-gone',
    'settlement.sum-differs',
    'settlement.above-limit',
    ...decisionErrors,
  ],
});

export const decideSettlement = defineEndpoint({
  method: 'POST',
  path: '/settlement/differences/:id/verdicts',
  summary: 'Approve, refuse or withdraw what was proposed about a difference, with the reason',
  failed: 'The decision could not be made. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    proposalId: z.string().check(z.maxLength(18)),
    verdict: z.enum(['approve', 'refuse', 'withdraw']),
    reason: reasonSchema,
  }),
  response: differenceSchema,
  errors: [
    'settlement.difference-not-found',
    'settlement.option-gone',
    'settlement.proposal-missing',
    'settlement.sum-differs',
    ...decisionErrors,
  ],
});

/** Each attempt it is about; what is answered is kept, and what follows is done as ever. */
export const askAboutDifference = defineEndpoint({
  method: 'POST',
  path: '/settlement/differences/:id/questions',
  summary: 'Ask the provider now about the payments of a difference',
  failed: 'The provider could not be asked. Try again shortly',
  access: adminRoles,
  params,
  body: z.object({}),
  response: z.object({ outcome: z.enum(['answered', 'no-answer', 'unclear', 'not-known']) }),
  errors: ['settlement.difference-not-found', 'review.nothing-to-ask'],
});
