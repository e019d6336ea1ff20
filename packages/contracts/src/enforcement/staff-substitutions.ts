import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { servedHowSchema } from '../assessments/assessment.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { koboSchema } from '../money.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedCode, typedLine, typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { enforcementHindrances } from './enforcement.ts';
import { holdings, mostSubstitutionBills, substitutionFields, substitutionObjectionItems } from './substitution.ts';

const params = z.object({ id: z.uuid() });
const person = z.nullable(z.object({ id: z.uuid(), name: z.string() }));
const line = (longest: number) => z.string().check(z.maxLength(longest), typedLine());

export const substitutionMoves = ['approve', 'refuse', 'serve', 'object', 'uphold', 'dismiss', 'withdraw'] as const;
export type SubstitutionMove = (typeof substitutionMoves)[number];

export const substitutionDetailSchema = z.object({
  ...substitutionFields,
  demandId: z.uuid(),
  demandNumber: z.string(),
  tpui: z.string(),
  holderTpui: z.string(),
  /** What they owe the taxpayer, as the office knows it, and from where. */
  owedKobo: koboSchema,
  ground: z.string(),
  /** What stands in the way now; null: the demand has lapsed and is owed. */
  hindrance: z.nullable(z.enum(enforcementHindrances)),
  askedBy: person,
  askedOn: z.iso.date(),
  approvedBy: person,
  decidedBy: person,
  /** Whether the notice can be laid into the account of whoever is appointed. */
  hasAccount: z.boolean(),
  workId: z.uuid(),
  caseVersion: caseVersionSchema,
  /** What the reader may do now. */
  moves: z.array(z.enum(substitutionMoves)),
});
export type SubstitutionDetail = z.output<typeof substitutionDetailSchema>;

const stepErrors = ['substitution.not-found', 'substitution.own', ...decisionErrors] as const;

/** Opens a case of the kind `substitution`; a Director other than the asking one approves it. */
export const askForSubstitution = defineEndpoint({
  method: 'POST',
  path: '/substitutions',
  summary: 'Ask that somebody who owes a taxpayer money pays bills of a lapsed demand out of it; Legal alone',
  failed: 'Nothing was asked for. Try again shortly',
  access: ['Tax Office Director'],
  body: z.object({
    demandNumber: z
      .string()
      .check(typedLine(), z.toUpperCase(), z.regex(/^DMN-\d{4}-\d{8}$/, 'Write it as DMN-2026-00000001')),
    holderTpui: tpuiSchema,
    holding: z.enum(holdings),
    owedKobo: koboSchema.check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)),
    /** From where the office knows it. */
    ground: z.string().check(z.minLength(10, 'Say it in ten letters or more'), z.maxLength(2000), typedLines()),
    billReferences: z
      .array(z.string().check(typedCode(), z.maxLength(32)))
      .check(z.minLength(1, 'Choose at least one bill'), z.maxLength(mostSubstitutionBills)),
  }),
  response: z.object({ id: z.uuid(), number: z.string(), workId: z.uuid() }),
  errors: [
    'demand.not-found',
    'enforcement.not-lapsed',
    'substitution.legal-only',
    'substitution.no-holder',
    'substitution.bills',
    'substitution.more-than-owed',
    'substitution.exists',
    'substitution.own',
    'work.conflict',
  ],
});

export const getSubstitution = defineEndpoint({
  method: 'GET',
  path: '/substitutions/:id',
  summary: 'One appointment of somebody who owes a taxpayer money: its bills, service, objection and next lawful steps',
  failed: 'The substitution could not be read. Try again shortly',
  access: taxOfficeRoles,
  params,
  response: substitutionDetailSchema,
  errors: ['substitution.not-found'],
});

export const moveSubstitution = defineEndpoint({
  method: 'POST',
  path: '/substitutions/:id/moves',
  summary:
    'Approve, refuse, decide the objection or withdraw: the steps of a substitution that need no more than a reason',
  failed: 'The step could not be made. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    move: z.enum(['approve', 'refuse', 'uphold', 'dismiss', 'withdraw']),
    caseVersion: caseVersionSchema,
    reason: z.optional(reasonSchema),
  }),
  response: substitutionDetailSchema,
  errors: [...stepErrors, 'enforcement.not-lapsed', 'substitution.decided-by-law', 'work.reason-missing'],
});

export const serveSubstitution = defineEndpoint({
  method: 'POST',
  path: '/substitutions/:id/service',
  summary: 'Note how, when and where the notice was served on whoever is appointed; the taxpayer is told then',
  failed: 'The service could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    how: servedHowSchema,
    /** Null when it is laid into the account: this moment. */
    at: z.nullable(z.iso.datetime({ offset: true })),
    place: line(300),
    proof: line(120),
  }),
  response: substitutionDetailSchema,
  errors: [...stepErrors, 'enforcement.not-lapsed', 'substitution.service', 'substitution.no-account'],
});

/** Of a letter that arrived within the thirty days. */
export const noteSubstitutionObjection = defineEndpoint({
  method: 'POST',
  path: '/substitutions/:id/objection',
  summary: 'Note the objection of whoever was appointed as their letter says it; ninety days run from its day',
  failed: 'The objection could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({ caseVersion: caseVersionSchema, on: z.iso.date(), ...substitutionObjectionItems }),
  response: substitutionDetailSchema,
  errors: [...stepErrors, 'substitution.too-late', 'substitution.all-accepted'],
});
