import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { returnKindSchema } from './return-kind-ids.ts';
import { returnPeriodSchema } from './return-of.ts';

export const downloadReturnAcknowledgement = defineEndpoint({
  method: 'GET',
  path: '/returns/filed/:id/acknowledgement',
  summary: 'Download the signed acknowledgement that a return was filed (PDF)',
  failed: 'The acknowledgement could not be made. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.instanceof(Uint8Array),
  contentType: 'application/pdf',
  errors: ['return.not-found', 'service.unavailable'],
});

/** The payload of a signed acknowledgement. Short names: it must fit a QR code. `k` keeps it apart from other papers. */
export const returnAcknowledgementClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('return-filed'),
  /** Taxpayer: TPUI and name. */
  t: z.string(),
  e: z.string(),
  /** Kind, period and version. */
  r: returnKindSchema,
  m: returnPeriodSchema,
  n: z.int(),
  /** Tax and balance, in kobo. */
  g: z.int(),
  a: z.int(),
  /** Filed and stated at: seconds since 1970. */
  f: z.int(),
  d: z.int(),
});
export type ReturnAcknowledgementClaims = z.output<typeof returnAcknowledgementClaimsSchema>;

/** Whether an acknowledgement is ours, what it says, and whether the return was amended since. */
export const verifyReturnAcknowledgement = defineEndpoint({
  method: 'GET',
  path: '/returns/acknowledgements/verification',
  summary: 'Verify the signed acknowledgement of a return, and say whether it was amended since',
  access: 'public',
  query: z.object({ acknowledgement: z.string().check(z.maxLength(2048)) }),
  response: z.object({
    kind: returnKindSchema,
    period: returnPeriodSchema,
    taxpayer: z.string(),
    version: z.int(),
    taxKobo: koboSchema,
    balanceKobo: koboSchema,
    filedAt: z.iso.datetime(),
    statedAt: z.iso.datetime(),
    /** False: the return was amended since. */
    isNewest: z.boolean(),
  }),
  errors: ['receipt.signature-invalid', 'request.rate-limited'],
});
