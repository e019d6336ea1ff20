import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { lawPaperKindSchema, lawPaperSchema, lawPaperStandingSchema, letterSchema } from './law-paper.ts';
import { lawPaperCodeInput, lawPaperNumberInput } from './paper-number.ts';

/** The payload that is signed in the QR code of a paper. Short names: it must fit. `k` keeps it apart from other papers. */
export const lawPaperClaimsSchema = z.object({
  v: z.literal(1),
  k: z.literal('law-paper'),
  /** Number and kind. */
  n: z.string(),
  t: lawPaperKindSchema,
  /** In kobo; null where nothing is to be paid. */
  a: z.nullable(z.int()),
  /** Issued at: seconds since 1970. */
  d: z.int(),
});
export type LawPaperClaims = z.output<typeof lawPaperClaimsSchema>;

/** What anybody may know of a number: no name, no amount. */
export const lawPaperOutlineSchema = z.object({
  number: z.string(),
  kind: lawPaperKindSchema,
  issuedOn: z.iso.date(),
  standing: lawPaperStandingSchema,
});
export type LawPaperOutline = z.output<typeof lawPaperOutlineSchema>;

export const lookUpLawPaper = defineEndpoint({
  method: 'GET',
  path: '/law-papers/look-up',
  summary: 'Whether a paper of this number was issued, what kind it is, of which day, and how it stands',
  access: 'public',
  query: z.object({ number: lawPaperNumberInput }),
  response: lawPaperOutlineSchema,
  errors: ['law-paper.not-found', 'request.rate-limited'],
});

/** Whoever scans holds the paper: they may compare the amount. */
export const verifyLawPaper = defineEndpoint({
  method: 'GET',
  path: '/law-papers/verification',
  summary: 'Verify the signature on a paper of the law, and say how the paper stands today',
  access: 'public',
  query: z.object({ paper: z.string().check(z.maxLength(2048)) }),
  response: z.extend(lawPaperOutlineSchema, { amountKobo: z.nullable(koboSchema) }),
  errors: ['receipt.signature-invalid', 'request.rate-limited'],
});

/** A POST, because a code must not stand in an address. */
export const openNotice = defineEndpoint({
  method: 'POST',
  path: '/law-papers/opened',
  summary: 'What a paper says, for who has its number and the code that is printed on it',
  failed: 'The notice could not be opened. Try again shortly',
  access: 'public',
  body: z.object({ number: lawPaperNumberInput, code: lawPaperCodeInput }),
  response: z.extend(lawPaperSchema, { letter: letterSchema }),
  errors: ['law-paper.not-found', 'request.rate-limited'],
});
export type OpenedNotice = z.output<typeof openNotice.response>;
