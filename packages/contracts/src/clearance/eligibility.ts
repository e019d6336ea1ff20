import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import {
  clearanceActions,
  clearanceBlockerKinds,
  clearancePersonReasons,
  clearanceRestKinds,
  clearanceYearBases,
} from './blockers.ts';
import { clearanceCertificateSchema, clearanceYearSchema } from './certificate.ts';
import { clearanceStates } from './states.ts';

const localized = z.object({ en: z.string(), ha: z.string() });

/** One thing one can do: its button, and where it is done. */
export const clearanceStepSchema = z.object({
  kind: z.enum(clearanceActions),
  /** As on the button. */
  words: localized,
  /** A page of the portal; null where the screen itself asks (no income, proof). */
  path: z.nullable(z.string()),
});
export type ClearanceStep = z.output<typeof clearanceStepSchema>;

export const clearanceBlockerSchema = z.object({
  /** The same for the same blocker, whenever it is asked for. */
  key: z.string(),
  kind: z.enum(clearanceBlockerKinds),
  words: localized,
  year: z.nullable(clearanceYearSchema),
  /** Of a month or year that an organisation owes. */
  period: z.nullable(z.object({ from: z.iso.date(), to: z.iso.date() })),
  /** Null where nobody knows it: a return that is not filed has no price, a question is free. */
  amountKobo: z.nullable(koboSchema),
  billReference: z.nullable(z.string()),
  /** What the bill is for. */
  revenueHead: z.nullable(z.string()),
  dueOn: z.nullable(z.iso.date()),
  /** The one button; a question has others beside it. */
  action: clearanceStepSchema,
  otherActions: z.array(clearanceStepSchema),
});
export type ClearanceBlocker = z.output<typeof clearanceBlockerSchema>;

export const clearanceRestSchema = z.object({
  kind: z.enum(clearanceRestKinds),
  words: localized,
  year: z.nullable(clearanceYearSchema),
  reference: z.nullable(z.string()),
  amountKobo: z.nullable(koboSchema),
});

export const clearanceYearStateSchema = z.object({
  year: clearanceYearSchema,
  /** `question`: nothing is known of it; `person`: what was said about it is for a person to accept. */
  state: z.enum(['clear', 'blocked', 'question', 'person']),
  basis: z.nullable(z.enum(clearanceYearBases)),
  /** What its blockers cost together. */
  amountKobo: koboSchema,
});

export const clearanceApplicationSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(clearanceStates),
  years: z.array(clearanceYearSchema),
  askedAt: z.iso.datetime(),
  /** Of the fourteen; null while nobody has to decide. */
  day: z.nullable(z.int()),
  lastDay: z.nullable(z.iso.date()),
  personReasons: z.array(z.enum(clearancePersonReasons)),
  /** Of a refusal: why, and what would cure it. */
  reasons: z.nullable(z.string()),
  cure: z.nullable(z.string()),
  endedAt: z.nullable(z.iso.datetime()),
  certificateNumber: z.nullable(z.string()),
});
export type ClearanceApplication = z.output<typeof clearanceApplicationSchema>;

/** What the portal knows at this moment. `cleared`: asking gives a certificate; `person`: asking gives one to a person who decides. */
export const clearanceEligibilitySchema = z.object({
  asOf: z.iso.datetime(),
  answer: z.enum(['cleared', 'blocked', 'person']),
  years: z.array(clearanceYearStateSchema),
  blockers: z.array(clearanceBlockerSchema),
  /** Listed because people fear it, and never in the way. */
  rests: z.array(clearanceRestSchema),
  personReasons: z.array(z.enum(clearancePersonReasons)),
  /** Beforehand: a proved identity needs no person. */
  proveIdentity: z.nullable(clearanceStepSchema),
  /** All that can be paid at once. */
  payable: z.object({ amountKobo: koboSchema, billReferences: z.array(z.string()) }),
  /** The open application, or the newest one that ended. */
  application: z.nullable(clearanceApplicationSchema),
  /** The one that is valid now. */
  certificate: z.nullable(clearanceCertificateSchema),
  /** Of an employer: whose certificates wait for months that were not filed. */
  employeesWaiting: z.array(z.object({ name: z.string(), year: clearanceYearSchema })),
});
export type ClearanceEligibility = z.output<typeof clearanceEligibilitySchema>;

/** Reading it judges an open application anew: what was cured meanwhile is issued. */
export const getClearance = defineEndpoint({
  method: 'GET',
  path: '/account/clearance',
  summary: 'Whether one is cleared for the three years before this one, or what blocks it and what that costs',
  failed: 'Your clearance could not be worked out. Try again shortly',
  access: taxpayerRoles,
  response: clearanceEligibilitySchema,
});

/** Without a blocker and without a reason for a person the certificate is there with the answer. Asked twice there is one application. */
export const applyForClearance = defineEndpoint({
  method: 'POST',
  path: '/account/clearance/applications',
  summary: 'Ask for a certificate of clearance',
  failed: 'The certificate was not asked for. Try again shortly',
  access: taxpayerRoles,
  body: z.object({}),
  response: clearanceEligibilitySchema,
  errors: ['clearance.has-certificate'],
});

export const listOwnClearanceApplications = defineEndpoint({
  method: 'GET',
  path: '/account/clearance/applications',
  summary: 'The own applications for clearance with their answers, the newest first',
  failed: 'Your applications could not be read. Try again shortly',
  access: taxpayerRoles,
  response: z.array(clearanceApplicationSchema),
});
