import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { typedLine } from '../typed-fields.ts';
import { certificateAnswerSchema } from './certificate.ts';
import { readerCodeInput } from './own-certificates.ts';

/** Rows of one list. */
export const checkedMost = 5000;

/** Whom one may not serve without asking for a certificate (NTAA 72). */
export const clearancePurposes = [
  'title',
  'building-plan',
  'contract',
  'trade-licence',
  'import-export',
  'firearms',
  'loan',
  'other',
] as const;

// native reviewer
export const clearancePurposeWords = {
  title: { en: 'Certificate of occupancy', ha: 'Takardar mallakar fili' },
  'building-plan': { en: 'Building plan', ha: 'Shirin gini' },
  contract: { en: 'Government contract', ha: 'Kwangilar gwamnati' },
  'trade-licence': { en: 'Trade licence', ha: 'Lasisin kasuwanci' },
  'import-export': { en: 'Import or export permit', ha: 'Izinin shigo da kaya ko fitarwa' },
  firearms: { en: 'Firearms licence', ha: 'Lasisin bindiga' },
  loan: { en: 'Loan', ha: 'Lamuni' },
  other: { en: 'Other', ha: 'Wani dabam' },
} as const;

/** The answers come row by row, in the order asked. A number that cannot be one is answered `unknown`, like one that does not exist. */
export const checkCertificates = defineEndpoint({
  method: 'POST',
  path: '/clearance/checks',
  summary: 'Check one certificate of clearance or a list of up to 5,000; each look is shown to its holder',
  failed: 'The numbers were not checked. Try again shortly',
  access: ['MDA User'],
  bodyLimits: { bytesMax: 1024 * 1024, depthMax: 6, tokensMax: 40_000 },
  body: z.object({
    purpose: z.enum(clearancePurposes),
    rows: z
      .array(
        z.object({
          number: z.string().check(z.maxLength(40)),
          code: z.optional(readerCodeInput),
          /** The asker's own name for the row; given back as it came. */
          reference: z._default(z.string().check(typedLine(), z.maxLength(60)), ''),
        }),
      )
      .check(z.minLength(1), z.maxLength(checkedMost)),
  }),
  response: z.object({
    checkedAt: z.iso.datetime(),
    rows: z.array(z.extend(certificateAnswerSchema, { reference: z.string() })),
  }),
  errors: ['request.rate-limited'],
});
