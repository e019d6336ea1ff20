import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { koboSchema } from '../money.ts';
import { requiredText } from '../registration/person-fields.ts';
import { returnKindSchema } from '../returns/return-kind-ids.ts';
import { returnPeriodSchema } from '../returns/return-of.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { typedLine, typedLines } from '../typed-fields.ts';
import { caseVersionSchema, decisionErrors } from '../workflow/case-version.ts';
import { assessmentBasisSchema, assessmentFields, assessmentMethodSchema, servedHowSchema } from './assessment.ts';

const params = z.object({ id: z.uuid() });
const person = z.nullable(z.object({ id: z.uuid(), name: z.string() }));
const line = (longest: number) => z.string().check(z.maxLength(longest), typedLine());

/** What one may do besides the moves of its case: serve it once it is approved, withdraw it once it is served. */
export const assessmentActs = ['serve', 'withdraw'] as const;

export const assessmentDetailSchema = z.object({
  ...assessmentFields,
  proposedBy: person,
  proposedAt: z.iso.datetime(),
  decidedBy: person,
  decidedAt: z.nullable(z.iso.datetime()),
  servedBy: person,
  endedBy: person,
  workId: z.uuid(),
  caseVersion: caseVersionSchema,
  acts: z.array(z.enum(assessmentActs)),
});
export type AssessmentDetail = z.output<typeof assessmentDetailSchema>;

export const getAssessment = defineEndpoint({
  method: 'GET',
  path: '/assessments/:id',
  summary: 'One assessment: by what it was judged, line by line, its service and its clock',
  failed: 'The assessment could not be read. Try again shortly',
  access: taxOfficeRoles,
  params,
  response: assessmentDetailSchema,
  errors: ['assessment.not-found'],
});

/** Opens a case of the kind `assessment`: nothing is owed before another person approved it and it was served. */
export const proposeAssessment = defineEndpoint({
  method: 'POST',
  path: '/assessments',
  summary: 'Propose an assessment of a taxpayer of the caller’s office; another person approves it',
  failed: 'Nothing was proposed. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({
    tpui: tpuiSchema,
    returnKind: returnKindSchema,
    /** A month as `2026-03`, a year as `2026`: as the return has it. */
    period: returnPeriodSchema,
    basis: assessmentBasisSchema,
    /** Of an additional one: the taxpayer misstated deliberately, so that the six years do not end it. */
    isDeliberate: z._default(z.boolean(), false),
    method: assessmentMethodSchema,
    reason: z.string().check(z.maxLength(2000), typedLines(), z.minLength(10, 'Say why, in a sentence or two')),
    sources: z
      .array(z.object({ from: requiredText(160), day: z.iso.date(), says: line(400) }))
      .check(z.minLength(1, 'Name at least one source'), z.maxLength(20)),
    comparables: z
      .array(z.object({ trade: requiredText(160), area: line(120), taxKobo: koboSchema }))
      .check(z.maxLength(20)),
    lines: z
      .array(
        z.object({
          says: requiredText(160),
          how: line(240),
          amountKobo: koboSchema,
          counts: z.enum(['added', 'taken-off', 'shown']),
        }),
      )
      .check(z.minLength(1, 'Add at least one line'), z.maxLength(40)),
  }),
  response: z.object({ id: z.uuid(), number: z.string(), workId: z.uuid() }),
  errors: [
    'taxpayer.not-found',
    'assessment.pending',
    'assessment.return-filed',
    'assessment.return-missing',
    'assessment.not-possible',
    'work.conflict',
  ],
});

/** Raises the bill in the same transaction. Electronic service is now, to the account; other service may be some days ago. */
export const serveAssessment = defineEndpoint({
  method: 'POST',
  path: '/assessments/:id/service',
  summary: 'Say how, when and where an approved assessment was served; its bill is raised and the thirty days begin',
  failed: 'The service could not be noted. Try again shortly',
  access: taxOfficeRoles,
  params,
  body: z.object({
    caseVersion: caseVersionSchema,
    how: servedHowSchema,
    /** Null: electronically, this moment. */
    at: z.nullable(z.iso.datetime({ offset: true })),
    /** To whom and where; empty: electronically. */
    place: line(300),
  }),
  response: assessmentDetailSchema,
  errors: ['assessment.not-found', 'assessment.no-account', ...decisionErrors],
});

/** By somebody who did not propose it. What was paid of it stays paid. */
export const withdrawAssessment = defineEndpoint({
  method: 'POST',
  path: '/assessments/:id/withdrawal',
  summary: 'Withdraw an assessment that was served, with a reason; its bill is cancelled unless it is paid',
  failed: 'The assessment could not be withdrawn. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params,
  body: z.object({ reason: reasonSchema }),
  response: assessmentDetailSchema,
  errors: [
    'assessment.not-found',
    'assessment.payment-pending',
    'work.conflict',
    'work.not-from-here',
    'work.same-person',
  ],
});
