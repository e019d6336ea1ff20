import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { koboSchema } from '../money.ts';
import { answersSchema } from '../tariffs/head-attribute.ts';
import { revenueHeadCodeSchema } from '../tariffs/head-form.ts';
import { typedLine } from '../typed-fields.ts';

/** Printable ASCII without spaces: it stands in addresses and files of both sides. */
export const externalReferenceSchema = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 visible ASCII characters'));

const metadataMostKeys = 50;
const metadataMostBytes = 4_000;

/** Yours alone: we never read it. No personal data, please. */
export const metadataSchema = z
  .record(
    z.string().check(z.regex(/^[\w.-]{1,40}$/, 'A name of letters, digits, dots and hyphens')),
    z.string().check(z.maxLength(500)),
  )
  .check(
    z.refine((data) => Object.keys(data).length <= metadataMostKeys, `At most ${metadataMostKeys} names`),
    z.refine((data) => JSON.stringify(data).length <= metadataMostBytes, `At most ${metadataMostBytes} bytes`),
  );

/** On the allow-list of the expert system, or below an address of it. */
export const partnerRedirectSchema = z
  .string()
  .check(z.maxLength(300), z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{2,5})?\/[^\s#]*$/, 'An https address'));

export const partnerLineSchema = z.strictObject({
  /** One of `GET /revenue-heads`. */
  revenueHeadCode: revenueHeadCodeSchema,
  /** Whole kobo. Left out where the tariff of the head says the amount. */
  amountKobo: z.optional(koboSchema),
  /** What the tariff of the head asks for. */
  attributes: z._default(answersSchema, {}),
  /** Printed below the name of the head. */
  narration: z._default(z.string().check(typedLine(), z.maxLength(140)), ''),
});

/** What a bill of a partner is, as they see it. Names are masked: enough to compare with what the payer said. */
export const partnerBillSchema = z.object({
  reference: z.string(),
  externalReference: z.string(),
  state: billStatusSchema,
  /** Grows with every change: drop what is older than what you have. */
  version: z.int(),
  mode: z.literal('live'),
  currency: z.literal('NGN'),
  totalKobo: koboSchema,
  engineCode: z.string(),
  taxpayer: z.object({ tpui: z.nullable(z.string()), name: z.string() }),
  mda: z.string(),
  lines: z.array(
    z.object({
      revenueHeadCode: z.string(),
      description: z.string(),
      narration: z.string(),
      amountKobo: koboSchema,
    }),
  ),
  metadata: z.record(z.string(), z.string()),
  redirectUrl: z.nullable(z.string()),
  issuedOn: z.iso.date(),
  /** The last day on which it can be paid, in Lagos. */
  expiresOn: z.iso.date(),
  createdAt: z.iso.datetime(),
  receipt: z.nullable(
    z.object({
      receiptNumber: z.string(),
      paidAt: z.iso.datetime(),
      voidedAt: z.nullable(z.iso.datetime()),
    }),
  ),
  links: z.object({
    /** Where the payer pays. */
    checkout: z.string(),
    invoice: z.string(),
    receipt: z.nullable(z.string()),
  }),
});
export type PartnerBill = z.output<typeof partnerBillSchema>;

/** Lists give as many rows as asked for and where to go on; null: that was all for now. */
export const partnerPageQuery = {
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 50),
  cursor: z.optional(z.string().check(z.maxLength(200))),
};
