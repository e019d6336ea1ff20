import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { enterDiscrepancy } from '../discrepancies/staff-discrepancies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { phoneNumberSchema, requiredName } from '../registration/person-fields.ts';
import { returnKindSchema } from '../returns/return-kind-ids.ts';
import { returnPeriodSchema } from '../returns/return-of.ts';
import { typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import {
  dismissals,
  estimateLineSchema,
  leadReasonSchema,
  leadStateSchema,
  matchReasonSchema,
  sourceKindSchema,
} from './lead.ts';

const access = taxOfficeRoles;
const params = z.object({ id: z.uuid() });
const caseVersion = caseVersionSchema;
const words = z.string().check(typedLines(), z.minLength(5, 'Give the reason'), z.maxLength(500));

/** What one may do with it now. */
export const leadActs = ['register', 'open-discrepancy', 'ask-return', 'merge', 'dismiss'] as const;
export type LeadAct = (typeof leadActs)[number];

export const leadDetailSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  /** Who it is about, as the list says. */
  name: z.string(),
  isPerson: z.boolean(),
  sourceKind: sourceKindSchema,
  source: z.string(),
  sourceId: z.uuid(),
  fileName: z.string(),
  rowNumber: z.int(),
  listSays: z.string(),
  phone: z.string(),
  lgaId: z.nullable(z.int()),
  lga: z.nullable(z.string()),
  office: z.string(),
  reason: leadReasonSchema,
  state: leadStateSchema,
  foundOn: z.iso.date(),
  /** Tax of a year, from and to; null where nothing of the row says how much. */
  estimate: z.nullable(z.object({ lowKobo: z.int(), highKobo: z.int() })),
  working: z.array(estimateLineSchema),
  /** Why the row and the taxpayer are the same; of nobody known why none was found. */
  tpui: z.nullable(z.string()),
  taxpayer: z.nullable(z.string()),
  registerSays: z.string(),
  confidence: z.array(matchReasonSchema),
  /** Of the leads of this kind and reason that ended, how many were dismissed. */
  ruleEnded: z.int(),
  ruleDismissed: z.int(),
  endedOn: z.nullable(z.iso.date()),
  endedBy: z.nullable(z.string()),
  endReason: z.string(),
  dismissal: z.nullable(z.enum(dismissals)),
  discrepancyId: z.nullable(z.uuid()),
  mergedInto: z.nullable(z.object({ id: z.uuid(), number: z.string() })),
  returnBy: z.nullable(z.iso.date()),
  workId: z.uuid(),
  caseVersion,
  acts: z.array(z.enum(leadActs)),
});
export type LeadDetail = z.output<typeof leadDetailSchema>;

/** Whoever looks is noted in the activity log where a taxpayer is known. */
export const getLead = defineEndpoint({
  method: 'GET',
  path: '/leads/:id',
  summary: 'One lead: why, the estimated tax with its working, why it may be this taxpayer, what became of it',
  failed: 'The lead could not be read. Try again shortly',
  access,
  params,
  response: leadDetailSchema,
  errors: ['lead.not-found'],
});

/** Enters somebody into the register who has no account, with a TPUI; the portal invites nobody by it. */
export const registerFromLead = defineEndpoint({
  method: 'POST',
  path: '/leads/:id/registration',
  summary: 'Register the person of a lead whom nobody of the register is',
  failed: 'Nobody was registered. Try again shortly',
  access,
  params,
  body: z.object({
    caseVersion,
    name: requiredName(160),
    phone: phoneNumberSchema,
    categoryId: z.int().check(z.gte(1), z.lte(32_767)),
    lgaId: z.int().check(z.gte(1), z.lte(32_767)),
    reason: words,
  }),
  response: leadDetailSchema,
  errors: ['lead.not-found', 'lead.registered-already', ...decisionErrors],
});

const { returnKind, period, declaredKobo, foundKobo, effectKobo, source, sourceOn } = enterDiscrepancy.body.def.shape;

/** A question: the case `discrepancy` begins, and another person asks the taxpayer. */
export const openDiscrepancyFromLead = defineEndpoint({
  method: 'POST',
  path: '/leads/:id/discrepancy',
  summary: 'Open a discrepancy about a filed return of the taxpayer of a lead',
  failed: 'Nothing was opened. Try again shortly',
  access,
  params,
  body: z.object({ caseVersion, returnKind, period, declaredKobo, foundKobo, effectKobo, source, sourceOn }).check(
    z.refine((body) => body.foundKobo > body.declaredKobo, {
      path: ['foundKobo'],
      error: 'It is more than what was declared',
    }),
  ),
  response: leadDetailSchema,
  errors: ['lead.not-found', 'lead.nobody-known', 'taxpayer.not-found', 'discrepancy.no-return', ...decisionErrors],
});

export const leastDaysForReturn = 14;
export const mostDaysForReturn = 90;

/** Answers how many people of the taxpayer were told in the portal; nobody where the taxpayer has no account. */
export const askReturnFromLead = defineEndpoint({
  method: 'POST',
  path: '/leads/:id/return-request',
  summary: 'Ask the taxpayer of a lead for a return by a day',
  failed: 'Nothing was asked. Try again shortly',
  access,
  params,
  body: z.object({
    caseVersion,
    returnKind: returnKindSchema,
    period: returnPeriodSchema,
    days: z
      .int()
      .check(z.gte(leastDaysForReturn, 'At least fourteen days'), z.lte(mostDaysForReturn, 'At most ninety days')),
    words,
  }),
  response: z.extend(leadDetailSchema, { told: z.int() }),
  errors: ['lead.not-found', 'lead.nobody-known', ...decisionErrors],
});

export const mergeLead = defineEndpoint({
  method: 'POST',
  path: '/leads/:id/merge',
  summary: 'End a lead because another open one is about the same person',
  failed: 'Nothing was merged. Try again shortly',
  access,
  params,
  body: z.object({
    caseVersion,
    /** Of the lead that goes on. */
    into: z
      .string()
      .check(z.trim(), z.toUpperCase(), z.maxLength(20), z.regex(/^LD-\d{4}-\d{8}$/, 'For example LD-2026-00000012')),
    reason: words,
  }),
  response: leadDetailSchema,
  errors: ['lead.not-found', 'lead.merge-itself', ...decisionErrors],
});

/** What is dismissed often ranks lower from then on: leads of the same kind of source and reason. */
export const dismissLead = defineEndpoint({
  method: 'POST',
  path: '/leads/:id/dismissal',
  summary: 'Dismiss a lead with the reason',
  failed: 'Nothing was dismissed. Try again shortly',
  access,
  params,
  body: z.object({ caseVersion, why: z.enum(dismissals.filter((one) => one !== 'days-over')), reason: words }),
  response: leadDetailSchema,
  errors: ['lead.not-found', ...decisionErrors],
});
