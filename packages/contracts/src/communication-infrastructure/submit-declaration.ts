import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../language.ts';
import { koboSchema } from '../money.ts';
import { signupEmailSchema } from '../registration/person-fields.ts';
import { assessmentSchema } from './assessment.ts';
import { declarationReferenceInput, declarationSchema } from './declaration.ts';

/** What staff found; what is paid is told by the bill. */
export const declarationStates = ['received', 'confirmed', 'rejected'] as const;
export const declarationStateSchema = z.enum(declarationStates);

export const declaredSchema = z.object({
  reference: z.string(),
  billReference: z.string(),
  totalKobo: koboSchema,
  payBy: z.iso.date(),
  email: z.string(),
});
export type Declared = z.output<typeof declaredSchema>;

/**
 * Declaration and bill come into being together or not at all; the same `submissionId` is the same bill, however often it
 * is sent. When the rates give another total than the one that was shown, nothing happens.
 */
export const submitDeclaration = defineEndpoint({
  method: 'POST',
  path: '/communication-infrastructure/declarations',
  summary: 'Declare masts, towers and fibre, and get the bill',
  access: 'public',
  body: z.object({
    submissionId: z.uuid(),
    language: languageSchema,
    shownTotalKobo: koboSchema,
    declaration: declarationSchema,
  }),
  // 500 sites with long names, and fibre.
  bodyLimits: { bytesMax: 512 * 1024, tokensMax: 20_000 },
  response: declaredSchema,
  errors: ['declaration.assessment-changed', 'declaration.tariff-missing', 'request.rate-limited'],
});

export const declarationProgressSchema = z.object({
  reference: z.string(),
  state: declarationStateSchema,
  companyName: z.string(),
  siteCount: z.int(),
  fibreMetres: z.int(),
  receivedAt: z.iso.datetime(),
  checkedAt: z.nullable(z.iso.datetime()),
  /** In the words of whoever rejected it. */
  rejectionReason: z.nullable(z.string()),
  billReference: z.string(),
  billStatus: billStatusSchema,
  payBy: z.iso.date(),
  assessment: assessmentSchema,
});
export type DeclarationProgress = z.output<typeof declarationProgressSchema>;

/** A POST, so that no address stands in a log or a history. A wrong reference and a wrong address are answered alike. */
export const followDeclaration = defineEndpoint({
  method: 'POST',
  path: '/communication-infrastructure/declarations/progress',
  summary: 'How far a declaration and its bill are, by its reference and the email address it was made with',
  access: 'public',
  body: z.object({ reference: declarationReferenceInput, email: signupEmailSchema }),
  response: declarationProgressSchema,
  errors: ['declaration.not-found', 'request.rate-limited'],
});
