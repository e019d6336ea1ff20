import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { servedHowSchema } from '../assessments/assessment.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { koboSchema } from '../money.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedLine } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { demandCandidateSchema, demandedBillSchema, demandFields, demandHindrances } from './demand.ts';

const params = z.object({ id: z.uuid() });
const person = z.nullable(z.object({ id: z.uuid(), name: z.string() }));
const line = (longest: number) => z.string().check(z.maxLength(longest), typedLine());

/** Why a bill cannot be demanded, as a refusal. */
export const demandRefusals = [
  'demand.bill-paid',
  'demand.bill-cancelled',
  'demand.bill-not-demandable',
  'demand.bill-in-plan',
  'demand.bill-objected',
  'demand.bill-not-final',
  'demand.bill-not-due',
  'demand.bill-disputed',
  'demand.bill-demanded',
  'demand.bill-credit',
  'demand.bill-payment-pending',
] as const;

export const demandMoves = ['approve', 'refuse', 'withdraw', 'issue', 'serve', 'cancel', 'end'] as const;
export type DemandMove = (typeof demandMoves)[number];

export const demandDetailSchema = z.object({
  ...demandFields,
  bills: z.array(z.extend(demandedBillSchema, { hindrance: z.nullable(z.enum(demandHindrances)) })),
  preparedBy: person,
  preparedAt: z.iso.datetime(),
  decidedBy: person,
  decidedAt: z.nullable(z.iso.datetime()),
  issuedBy: person,
  issuedAt: z.nullable(z.iso.datetime()),
  servedBy: person,
  endedBy: person,
  workId: z.uuid(),
  caseVersion: caseVersionSchema,
  /** What the reader may do now; `end` is to withdraw what was served. */
  moves: z.array(z.enum(demandMoves)),
  /** It can be laid into an inbox. */
  hasAccount: z.boolean(),
});
export type DemandDetail = z.output<typeof demandDetailSchema>;

export const listDemandable = defineEndpoint({
  method: 'GET',
  path: '/demandable-bills',
  summary:
    'Bills of a taxpayer of the caller’s office that are of a kind that can be demanded, each with what hinders it now',
  failed: 'The bills could not be read. Try again shortly',
  access: taxOfficeRoles,
  query: z.object({ tpui: tpuiSchema }),
  response: z.object({ taxpayer: z.string(), bills: z.array(demandCandidateSchema) }),
  errors: ['taxpayer.not-found'],
});

export const getDemand = defineEndpoint({
  method: 'GET',
  path: '/demand-notices/:id',
  summary: 'One demand notice: its bills with what became of each, its service and its clock',
  failed: 'The demand notice could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params,
  response: demandDetailSchema,
  errors: ['demand.not-found'],
});

/** Opens a case of the kind `demand-notice`: another person approves it. */
export const prepareDemand = defineEndpoint({
  method: 'POST',
  path: '/demand-notices',
  summary: 'Prepare a demand notice of overdue bills of a taxpayer of the caller’s office',
  failed: 'Nothing was prepared. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({
    tpui: tpuiSchema,
    billIds: z.array(z.uuid()).check(z.minLength(1, 'Choose at least one bill'), z.maxLength(60)),
  }),
  response: z.object({ id: z.uuid(), number: z.string(), totalKobo: koboSchema, workId: z.uuid() }),
  errors: ['taxpayer.not-found', 'bill.not-found', ...demandRefusals],
});

/** `approve`, `refuse`, `withdraw` and `cancel` are moves of its case; `issue` asks about every bill again; `end` withdraws what was served. */
export const moveDemand = defineEndpoint({
  method: 'POST',
  path: '/demand-notices/:id/moves',
  summary: 'Approve, refuse, issue or withdraw a demand notice. Before it is issued, every bill is asked about again',
  failed: 'The step could not be made. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    move: z.enum(['approve', 'refuse', 'withdraw', 'issue', 'cancel', 'end']),
    caseVersion: caseVersionSchema,
    reason: z.optional(reasonSchema),
  }),
  response: demandDetailSchema,
  errors: ['demand.not-found', ...demandRefusals, ...decisionErrors, 'work.reason-missing'],
});

/** Electronic service is now, to the account; other service may be some days ago. */
export const serveDemand = defineEndpoint({
  method: 'POST',
  path: '/demand-notices/:id/service',
  summary:
    'Say how, when and where an issued demand notice was served and by what that is proved; the thirty days begin',
  failed: 'The service could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    how: servedHowSchema,
    /** Null: electronically, this moment. */
    at: z.nullable(z.iso.datetime({ offset: true })),
    /** Where; empty: electronically. */
    place: line(300),
    /** Who took it, or the number of the courier; empty: electronically, the portal writes it. */
    proof: line(120),
  }),
  response: demandDetailSchema,
  errors: ['demand.not-found', 'demand.no-account', 'demand.nothing-owed', 'demand.service-moment', ...decisionErrors],
});
