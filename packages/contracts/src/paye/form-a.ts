import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';

const yearInput = z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100));
const paper = {
  method: 'GET',
  failed: 'Form A could not be made. Try again shortly',
  access: taxpayerRoles,
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['paye.not-found', 'paye.return-not-filed', 'service.unavailable'],
} as const;

/** As the newest annual return has it, whatever was paid: what was paid is stated by a certificate. */
export const downloadFormA = defineEndpoint({
  ...paper,
  path: '/paye/form-a',
  summary: 'Download the signed Form A of an employee: what the filed annual return says of them (PDF)',
  query: z.object({ year: yearInput, staffNumber: z.string().check(z.minLength(1), z.maxLength(40)) }),
});

/** The employee's own, found by the caller's TPUI in the filed return. */
export const downloadOwnFormA = defineEndpoint({
  ...paper,
  path: '/paye/own-form-a',
  summary: 'Download the signed Form A of the caller: what the filed annual return of an employer says of them (PDF)',
  query: z.object({ year: yearInput, employerTpui: z.string().check(z.maxLength(40)) }),
});

/** The payload of a signed Form A. Short names: it must fit a QR code. `k` keeps it apart from other papers. */
export const formAClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('form-a'),
  /** Employer: TPUI and name. */
  t: z.string(),
  e: z.string(),
  /** Employee: staff number and name. */
  s: z.string(),
  n: z.string(),
  /** Year, version of its return, and months with a row. */
  y: z.int(),
  r: z.int(),
  m: z.int(),
  /** Gross pay, tax deducted, and tax by the law of the year, in kobo. */
  g: z.int(),
  a: z.int(),
  l: z.int(),
  /** Stated at: seconds since 1970. */
  d: z.int(),
});
export type FormAClaims = z.output<typeof formAClaimsSchema>;

/** Whether a Form A is ours, what it says, and whether something else is filed of the year by now. */
export const verifyFormA = defineEndpoint({
  method: 'GET',
  path: '/paye/form-a/verification',
  summary:
    'Verify the signed Form A of an employee, and say whether its return is still the newest word of the employer',
  access: 'public',
  query: z.object({ form: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    employer: z.string(),
    employee: z.string(),
    year: z.int(),
    months: z.int(),
    grossKobo: koboSchema,
    deductedKobo: koboSchema,
    yearLawKobo: koboSchema,
    statedAt: z.iso.datetime(),
    /** False: a month was amended, or the return filed again, since. */
    isNewest: z.boolean(),
  }),
  errors: ['receipt.signature-invalid', 'request.rate-limited'],
});
