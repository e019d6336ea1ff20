import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { payeMonthSchema } from './schedule.ts';

/** Of the newest filing of a month. */
export const downloadPayeAcknowledgement = defineEndpoint({
  method: 'GET',
  path: '/paye/acknowledgements',
  summary: 'Download the signed acknowledgement that a month was filed (PDF)',
  failed: 'The acknowledgement could not be made. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: payeMonthSchema }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['paye.not-found', 'service.unavailable'],
});

/** The payload of a signed acknowledgement. Short names: it must fit a QR code. `k` keeps it apart from other papers. */
export const payeAcknowledgementClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('paye-filed'),
  /** What was withheld from others; absent: PAYE. */
  x: z.optional(z.literal('wht')),
  /** Employer: TPUI and name. */
  t: z.string(),
  e: z.string(),
  /** Month and version. */
  m: payeMonthSchema,
  n: z.int(),
  /** Employees or payments, gross amount and tax due, in kobo. */
  c: z.int(),
  g: z.int(),
  a: z.int(),
  /** Filed and stated at: seconds since 1970. */
  f: z.int(),
  d: z.int(),
});
export type PayeAcknowledgementClaims = z.output<typeof payeAcknowledgementClaimsSchema>;

/** Whether an acknowledgement is ours, what it says, and whether the month was amended since. */
export const verifyPayeAcknowledgement = defineEndpoint({
  method: 'GET',
  path: '/paye/acknowledgements/verification',
  summary: 'Verify the signed acknowledgement of a filed month, and say whether it was amended since',
  access: 'public',
  query: z.object({ acknowledgement: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    tax: z.enum(['paye', 'withholding']),
    employer: z.string(),
    month: payeMonthSchema,
    /** Counts from 1; a later one amends what was filed before it. */
    version: z.int(),
    /** Of withholding: payments. */
    employees: z.int(),
    grossKobo: koboSchema,
    dueKobo: koboSchema,
    filedAt: z.iso.datetime(),
    statedAt: z.iso.datetime(),
    /** False: the month was amended since. */
    isNewest: z.boolean(),
  }),
  errors: ['receipt.signature-invalid', 'request.rate-limited'],
});
