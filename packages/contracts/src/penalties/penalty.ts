import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { koboSchema } from '../money.ts';
import { dutyKindSchema } from '../obligations/duty-kinds.ts';
import { neglectSchema, penaltyComputationSchema, penaltyStates } from './computation.ts';

const latenessFields = {
  duty: dutyKindSchema,
  periodFrom: z.iso.date(),
  neglect: neglectSchema,
  dueOn: z.iso.date(),
  /** The day on which it was done, or up to which is reckoned while it is missing. */
  untilOn: z.iso.date(),
  isOver: z.boolean(),
  baseKobo: koboSchema,
  penaltyKobo: koboSchema,
  interestKobo: koboSchema,
  totalKobo: koboSchema,
  computation: penaltyComputationSchema,
};

export const latenessSchema = z.object({
  id: z.string(),
  ...latenessFields,
  /** A penalty of it that waits for a decision. */
  waiting: z.nullable(z.string()),
});
export type Lateness = z.output<typeof latenessSchema>;

const remissionSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  penaltyKobo: koboSchema,
  interestKobo: koboSchema,
  reason: z.string(),
  paper: z.string(),
  state: z.enum(['proposed', 'granted', 'refused', 'withdrawn']),
  proposedBy: z.string(),
  proposedOn: z.iso.date(),
  decidedBy: z.nullable(z.string()),
  decidedOn: z.nullable(z.iso.date()),
  answer: z.string(),
});

export const penaltySchema = z.object({
  id: z.uuid(),
  number: z.string(),
  ...latenessFields,
  state: z.enum(penaltyStates),
  remittedKobo: koboSchema,
  /** Of the whole, less what was remitted. */
  leftKobo: koboSchema,
  billReference: z.nullable(z.string()),
  proposedOn: z.iso.date(),
  decidedOn: z.nullable(z.iso.date()),
});

export const penaltyRecordSchema = z.extend(penaltySchema, {
  tpui: z.string(),
  payer: z.string(),
  office: z.nullable(z.string()),
  proposedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  /** What is left of each, as far as it can be remitted. */
  leftPenaltyKobo: koboSchema,
  leftInterestKobo: koboSchema,
  remissions: z.array(remissionSchema),
});
export type PenaltyRecord = z.output<typeof penaltyRecordSchema>;

export const listLatenesses = defineEndpoint({
  method: 'GET',
  path: '/penalties/latenesses',
  summary: 'What a taxpayer of the office did late or has not done, and what the law of its day adds, line by line',
  failed: 'It could not be worked out. Try again shortly',
  access: taxOfficeRoles,
  query: z.object({ tpui: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
  response: z.object({ tpui: z.string(), payer: z.string(), latenesses: z.array(latenessSchema) }),
  errors: ['penalty.taxpayer-not-found'],
});

/** Nothing is billed before another person has approved it. */
export const proposePenalty = defineEndpoint({
  method: 'POST',
  path: '/penalties',
  summary: 'Propose a penalty for one lateness, as it was shown; another person decides',
  failed: 'It could not be proposed. Try again shortly',
  access: ['Tax Officer', 'Tax Office Manager'],
  body: z.object({
    tpui: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    lateness: z.string().check(z.minLength(1), z.maxLength(100)),
    /** What was shown is proposed, or nothing is. */
    totalKobo: koboSchema,
  }),
  response: z.object({ id: z.uuid(), number: z.string() }),
  errors: [
    'penalty.taxpayer-not-found',
    'penalty.not-late',
    'penalty.changed',
    'penalty.waiting',
    'taxpayer.no-home-office',
  ],
});

export const getPenalty = defineEndpoint({
  method: 'GET',
  path: '/penalties/:id',
  summary: 'A penalty with its computation, its bill, and what was remitted of it',
  failed: 'The penalty could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: penaltyRecordSchema,
  errors: ['penalty.not-found'],
});

export const getPenaltyOfRemission = defineEndpoint({
  method: 'GET',
  path: '/penalty-remissions/:id/penalty',
  summary: 'The penalty of which something is to be remitted',
  failed: 'The penalty could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: penaltyRecordSchema,
  errors: ['penalty.not-found'],
});

/** A Director decides, every one. */
export const proposeRemission = defineEndpoint({
  method: 'POST',
  path: '/penalties/:id/remissions',
  summary: 'Propose to remit a penalty or its interest, whole or in part, with the reason and the paper it rests on',
  failed: 'It could not be proposed. Try again shortly',
  access: ['Tax Office Manager'],
  params: z.object({ id: z.uuid() }),
  body: z.object({
    penaltyKobo: koboSchema,
    interestKobo: koboSchema,
    reason: reasonSchema,
    paper: z.string().check(z.trim(), z.minLength(3, 'Name the letter or file'), z.maxLength(120)),
  }),
  response: z.object({ id: z.uuid(), number: z.string() }),
  errors: [
    'penalty.not-found',
    'penalty.not-billed',
    'penalty.too-much',
    'penalty.paid',
    'penalty.in-parts',
    'penalty.remission-waiting',
  ],
});

export const listOwnPenalties = defineEndpoint({
  method: 'GET',
  path: '/account/penalties',
  summary: 'Penalties and interest that were billed to the caller, each with its computation',
  failed: 'Your penalties could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(
    z.extend(penaltySchema, {
      remissions: z.array(
        z.pick(remissionSchema, { number: true, penaltyKobo: true, interestKobo: true, decidedOn: true, answer: true }),
      ),
    }),
  ),
  errors: [],
});
