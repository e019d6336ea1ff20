import * as z from 'zod/mini';
import { normalizeCheckedCode } from '../checked-code.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';

/** How a certificate stands, by the database's clock: `expired` from midnight in Lagos after its last day. A replaced one is `revoked`. */
export const checkedCertificateStates = ['valid', 'expired', 'revoked'] as const;
export type CheckedCertificateState = (typeof checkedCertificateStates)[number];

/** Any text a person may type as a number; malformed ones get the same answer as unknown ones (no oracle). */
export const typedCertificateNumber = z.pipe(
  z.string().check(z.trim(), z.minLength(1, 'Enter the number of the certificate'), z.maxLength(64)),
  z.transform(normalizeCheckedCode),
);

export const checkedCertificateSchema = z.object({
  state: z.enum(checkedCertificateStates),
  number: z.string(),
  /** As printed; of one that is not valid initials: whoever found a paper learns of nobody. */
  holder: z.string(),
  years: z.array(z.int()),
  office: z.nullable(z.string()),
  issuedOn: z.iso.date(),
  /** Last day, in Lagos. */
  validUntil: z.iso.date(),
  revokedOn: z.nullable(z.iso.date()),
  askedAt: z.iso.datetime(),
  /** `absent`: it was asked for by its number, which may stand on any paper. */
  signature: z.enum(['valid', 'absent']),
});
export type CheckedCertificate = z.output<typeof checkedCertificateSchema>;

/**
 * Needs no login: a certificate must convince somebody at a counter. A number that is malformed, mistyped or unknown has one answer
 * (`clearance.certificate-unknown`). One that we did not sign, or whose facts are not the register's, is `receipt.signature-invalid`.
 * Each answer counts as a look the holder sees. Never figures: see `readCertificateFigures`.
 */
export const checkCertificate = defineEndpoint({
  method: 'GET',
  path: '/clearance/certificates/check',
  summary: 'Check a tax clearance certificate by its number or by what its QR code holds',
  failed: 'The number could not be checked. Try again shortly',
  access: 'public',
  query: z.object({
    number: z.optional(typedCertificateNumber),
    signed: z.optional(z.string().check(z.maxLength(2048))),
  }),
  response: checkedCertificateSchema,
  errors: ['clearance.certificate-unknown', 'receipt.signature-invalid', 'request.rate-limited'],
});

/** What a year came to when the certificate was issued. */
export const checkedFiguresSchema = z.object({
  year: z.int(),
  /** Null: nothing was declared here. */
  incomeKobo: z.nullable(koboSchema),
  taxKobo: z.nullable(koboSchema),
  paidKobo: z.nullable(koboSchema),
});
export type CheckedFigures = z.output<typeof checkedFiguresSchema>;

/**
 * Income and tax, for whoever the holder gave a code to. Posted, because a code stands in no address. A wrong code, one that is over, an
 * unknown number and a certificate that is not valid have one answer.
 */
export const readCertificateFigures = defineEndpoint({
  method: 'POST',
  path: '/clearance/certificates/figures',
  summary: 'Read income and tax of a valid tax clearance certificate with a code its holder gave',
  failed: 'The figures could not be read. Try again shortly',
  access: 'public',
  body: z.object({
    number: typedCertificateNumber,
    code: z.string().check(z.trim(), z.minLength(1, 'Enter the code'), z.maxLength(20)),
  }),
  response: z.object({ figures: z.array(checkedFiguresSchema) }),
  errors: ['clearance.code-unknown', 'request.rate-limited'],
});
