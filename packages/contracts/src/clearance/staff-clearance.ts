import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { clearanceFiguresSchema } from './certificate.ts';
import { clearanceNumberInput } from './clearance-number.ts';
import { clearanceApplicationSchema, clearanceEligibilitySchema } from './eligibility.ts';
import { yearStatementSchema } from './year-statements.ts';

const params = z.object({ id: z.uuid() });
const words = (least: number) =>
  z.string().check(typedLines(), z.maxLength(500), z.minLength(least, 'Say it in ten letters or more'));

export const clearanceDetailSchema = z.object({
  ...clearanceApplicationSchema.shape,
  payer: z.string(),
  tpui: z.string(),
  office: z.string(),
  /** As the portal judges at this moment. */
  eligibility: z.pick(clearanceEligibilitySchema, {
    asOf: true,
    answer: true,
    years: true,
    blockers: true,
    rests: true,
    personReasons: true,
  }),
  figures: z.array(clearanceFiguresSchema),
  statements: z.array(yearStatementSchema),
  /** Null while nobody has prepared it. */
  preparation: z.nullable(
    z.object({
      advice: z.enum(['issue', 'refuse']),
      text: z.string(),
      accepted: z.array(z.uuid()),
      by: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  /** The caller has declared a conflict, or it is their own: they decide nothing here. */
  isInConflict: z.boolean(),
  caseVersion: z.nullable(caseVersionSchema),
});
export type ClearanceDetail = z.output<typeof clearanceDetailSchema>;

const staffErrors = ['clearance.not-found', 'clearance.conflict', 'clearance.blocked', ...decisionErrors] as const;

/** Of another office there is none. */
export const getClearanceApplication = defineEndpoint({
  method: 'GET',
  path: '/clearance/applications/:id',
  summary: 'An application for clearance as an office decides it: years, blockers, what was said, what is prepared',
  failed: 'The application could not be read. Try again shortly',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params,
  response: clearanceDetailSchema,
  errors: ['clearance.not-found'],
});

/** Another person decides. What of the statements is accepted counts once it is issued. */
export const prepareClearance = defineEndpoint({
  method: 'POST',
  path: '/clearance/applications/:id/preparation',
  summary: 'Prepare an application for clearance: what is accepted of what was said, and what is advised',
  failed: 'The preparation was not saved. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    advice: z.enum(['issue', 'refuse']),
    text: words(10),
    /** Ids of statements about years. */
    accepted: z._default(z.array(z.uuid()).check(z.maxLength(3)), []),
  }),
  response: clearanceDetailSchema,
  errors: staffErrors,
});

/** By a Manager, after the fourteen days by a Director; never by who prepared it. A refusal says what would cure it. */
export const decideClearance = defineEndpoint({
  method: 'POST',
  path: '/clearance/applications/:id/decision',
  summary: 'Issue a certificate of clearance, or refuse it with reasons and what would cure them',
  failed: 'The decision was not saved. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params,
  body: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('issue'), caseVersion: caseVersionSchema }),
    z.object({ outcome: z.literal('refuse'), caseVersion: caseVersionSchema, reasons: words(10), cure: words(10) }),
  ]),
  response: clearanceDetailSchema,
  errors: [...staffErrors, 'clearance.statement-open', 'clearance.employers-months'],
});

export const downloadClearanceProof = defineEndpoint({
  method: 'GET',
  path: '/clearance/applications/:id/proofs/:proofId',
  summary: 'A paper that came with an application for clearance',
  failed: 'The picture could not be read. Try again shortly',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid(), proofId: z.uuid() }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['clearance.not-found', 'document.not-found'],
});

export const clearanceRevocationSchema = z.object({
  id: z.uuid(),
  certificate: z.string(),
  payer: z.string(),
  state: z.enum(['proposed', 'revoked', 'kept', 'withdrawn']),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  caseVersion: caseVersionSchema,
});
export type ClearanceRevocation = z.output<typeof clearanceRevocationSchema>;

/** Nothing changes for the holder until a Director has decided. */
export const proposeRevocation = defineEndpoint({
  method: 'POST',
  path: '/clearance/certificates/:number/revocation',
  summary: 'Propose that a certificate of clearance is revoked',
  failed: 'The proposal was not saved. Try again shortly',
  access: ['Tax Office Manager'],
  params: z.object({ number: clearanceNumberInput }),
  body: z.object({ reason: words(10) }),
  response: clearanceRevocationSchema,
  errors: ['clearance.no-certificate', 'clearance.not-valid', 'clearance.conflict', 'clearance.revocation-open'],
});

export const getRevocation = defineEndpoint({
  method: 'GET',
  path: '/clearance/revocations/:id',
  summary: 'A proposal to revoke a certificate of clearance',
  failed: 'The proposal could not be read. Try again shortly',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params,
  response: clearanceRevocationSchema,
  errors: ['clearance.no-revocation'],
});

/** By a Director who did not propose it. From that moment the certificate counts no more. */
export const decideRevocation = defineEndpoint({
  method: 'POST',
  path: '/clearance/revocations/:id/decision',
  summary: 'Revoke a certificate of clearance as proposed, or let it stand',
  failed: 'The decision was not saved. Try again shortly',
  access: ['Tax Office Director'],
  params,
  body: z.object({ caseVersion: caseVersionSchema, outcome: z.enum(['revoke', 'keep']), reason: words(10) }),
  response: clearanceRevocationSchema,
  errors: ['clearance.no-revocation', 'clearance.conflict', ...decisionErrors],
});
