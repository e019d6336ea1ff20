import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { billStatusSchema } from '../billing/bill.ts';
import { billReferenceInput } from '../billing/bill-reference.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { fewestParts, mostParts } from './schedule.ts';

/** `asked`: an office decides; `active`: bills for the parts exist; `broken`: what remains is due at once. */
export const planStates = ['asked', 'refused', 'withdrawn', 'active', 'completed', 'broken'] as const;
export type PlanState = (typeof planStates)[number];

const day = z.iso.date();

/** What lateness added to a broken plan until a day, as an office fixed it: nothing is owed of it before its bill is raised. */
const planPenaltySchema = z.object({
  state: z.enum(['assessed', 'billed', 'waived']),
  asOf: day,
  penaltyKobo: koboSchema,
  interestKobo: koboSchema,
  billReference: z.nullable(z.string()),
});

/** What one signs when one asks; a new wording has a new number. */
export const planTermsVersion = 1;

export const instalmentPlanSchema = z.object({
  id: z.uuid(),
  /** The bill that is paid in parts. */
  billReference: z.string(),
  billFor: z.string(),
  payer: z.string(),
  totalKobo: koboSchema,
  state: z.enum(planStates),
  reason: z.string(),
  askedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
  /** What the office wrote. */
  answer: z.nullable(z.string()),
  brokenOn: z.nullable(day),
  /**
   * Of a broken plan: what lateness adds until now, as if there had been no plan, reckoned by the law in force, less what was billed or
   * remitted. Nothing is billed by it: an office assesses it. Null of every other plan, and where no law we know was in force.
   */
  cost: z.nullable(
    z.object({ dueAtFirstOn: day, asOf: day, penaltyKobo: koboSchema, interestKobo: koboSchema, law: z.string() }),
  ),
  penalties: z.array(planPenaltySchema),
  parts: z.array(
    z.object({
      number: z.int(),
      amountKobo: koboSchema,
      /** Null until the office has agreed. */
      dueOn: z.nullable(day),
      billReference: z.nullable(z.string()),
      status: z.nullable(billStatusSchema),
      receiptNumber: z.nullable(z.string()),
    }),
  ),
});
export type InstalmentPlan = z.output<typeof instalmentPlanSchema>;

/** The plan of an own bill, by the bill that is paid in parts or by the bill of a part; and whether one can be asked for. */
export const getOwnPlan = defineEndpoint({
  method: 'GET',
  path: '/account/plan',
  summary: 'The instalment plan of an own bill, or whether one can be asked for',
  failed: 'The plan could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ billReference: billReferenceInput }),
  response: z.object({
    plan: z.nullable(instalmentPlanSchema),
    /** `not-allowed`: one of its revenue heads is not paid in parts. `no-office`: no tax office is the taxpayer's home office. */
    offer: z.enum(['possible', 'not-allowed', 'not-payable', 'payment-pending', 'is-part', 'no-office', 'has-plan']),
    totalKobo: koboSchema,
  }),
  errors: ['bill.not-found'],
});

/** Whoever asks has read what it costs to break a plan, and says so. The home office decides. */
export const askForPlan = defineEndpoint({
  method: 'POST',
  path: '/account/plans',
  summary: 'Ask to pay an own bill in parts',
  failed: 'The plan could not be asked for. Try again shortly',
  access: taxpayerRoles,
  body: z.object({
    billReference: billReferenceInput,
    parts: z.int().check(z.gte(fewestParts), z.lte(mostParts)),
    reason: z.string().check(z.maxLength(500), z.trim(), z.minLength(3, 'Field is required')),
    termsVersion: z.literal(planTermsVersion),
  }),
  response: instalmentPlanSchema,
  errors: ['bill.not-found', 'bill.payment-pending', 'plan.not-possible'],
});

/** For whoever decides, and whoever looks after the taxpayer. */
export const getPlan = defineEndpoint({
  method: 'GET',
  path: '/plans/:id',
  summary: 'An instalment plan: its bill, its parts and what became of each',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: instalmentPlanSchema,
  errors: ['plan.not-found'],
});
