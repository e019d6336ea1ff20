import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { koboSchema } from '../money.ts';
import { answersSchema } from '../tariffs/head-attribute.ts';
import { revenueHeadCodeSchema } from '../tariffs/head-form.ts';
import { typedLine } from '../typed-fields.ts';
import { partnerModeSchema } from './test-mode.ts';
import { told } from './told.ts';

/** Printable ASCII without spaces: it stands in addresses and files of both sides. */
export const externalReferenceSchema = told(
  z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 visible ASCII characters')),
  'Your own number for this bill, used once for an engine code. The same number with the same content answers the first bill.',
  'INV-2026-0117',
);

const metadataMostKeys = 50;
const metadataMostBytes = 4_000;

/** Yours alone: we never read it. No personal data, please. */
export const metadataSchema = told(
  z
    .record(
      z.string().check(z.regex(/^[\w.-]{1,40}$/, 'A name of letters, digits, dots and hyphens')),
      z.string().check(z.maxLength(500)),
    )
    .check(
      z.refine((data) => Object.keys(data).length <= metadataMostKeys, `At most ${metadataMostKeys} names`),
      z.refine((data) => JSON.stringify(data).length <= metadataMostBytes, `At most ${metadataMostBytes} bytes`),
    ),
  `Yours alone: we never read it. At most ${metadataMostKeys} names and ${metadataMostBytes} bytes. No personal data, please.`,
  { order: '17' },
);

/** On the allow-list of the expert system, or below an address of it. */
export const partnerRedirectSchema = told(
  z.string().check(z.maxLength(300), z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{2,5})?\/[^\s#]*$/, 'An https address')),
  'Where the payer comes back to: an address of your list in Settings, or one below it.',
);

export const partnerLineSchema = z.strictObject({
  revenueHeadCode: told(revenueHeadCodeSchema, 'A head you may bill: one of `GET /revenue-heads`.', '12020418'),
  amountKobo: z.optional(
    told(
      koboSchema,
      'Whole kobo: 450000 is ₦4,500.00. Left out where the tariff of the head says the amount.',
      450_000,
    ),
  ),
  attributes: z._default(told(answersSchema, 'What the tariff of the head asks for.'), {}),
  narration: z._default(
    told(z.string().check(typedLine(), z.maxLength(140)), 'Printed below the name of the head.', 'Term 1'),
    '',
  ),
});

/** What a bill of a partner is, as they see it. Names are masked: enough to compare with what the payer said. */
export const partnerBillSchema = z.object({
  reference: told(z.string(), 'Our number of the bill; the payer pays with it anywhere.', 'KDDE7Q4M2X9TBC1V'),
  externalReference: told(z.string(), 'Yours.', 'INV-2026-0117'),
  state: told(billStatusSchema, '`paid` exactly when there is a valid receipt.', 'unpaid'),
  version: told(z.int(), 'Grows with every change: drop what is older than what you have.', 1),
  mode: told(partnerModeSchema, 'Of the key it was raised with.', 'live'),
  currency: z.literal('NGN'),
  totalKobo: told(koboSchema, 'What is to be paid, in kobo. It never changes.', 450_000),
  engineCode: told(z.string(), 'The one of your key.', 'KDMED-07'),
  taxpayer: z.object({
    tpui: told(z.nullable(z.string()), 'Null once the account behind it is deleted.', 'KD-0001-2345-67'),
    name: told(z.string(), 'In part: enough to compare with what the payer said.', 'A••• B•••'),
  }),
  mda: told(z.string(), 'Whose heads are billed.', 'Ministry of Health'),
  lines: z.array(
    z.object({
      revenueHeadCode: told(z.string(), 'Of the head.', '12020418'),
      description: told(z.string(), 'The name of the head.', 'Hospital fees'),
      narration: told(z.string(), 'As you gave it.', 'Term 1'),
      amountKobo: told(koboSchema, 'Kobo.', 450_000),
    }),
  ),
  metadata: told(z.record(z.string(), z.string()), 'As you gave it.', { order: '17' }),
  redirectUrl: told(z.nullable(z.string()), 'Null: the payer comes back to your first address.', null),
  issuedOn: z.iso.date(),
  expiresOn: told(z.iso.date(), 'The last day on which it can be paid, in Lagos.'),
  createdAt: z.iso.datetime(),
  receipt: told(
    z.nullable(
      z.object({
        receiptNumber: z.string(),
        paidAt: told(z.iso.datetime(), 'When the provider took the money.'),
        voidedAt: told(z.nullable(z.iso.datetime()), 'Set once the receipt was taken back.'),
      }),
    ),
    'Null until it is paid.',
    null,
  ),
  links: z.object({
    checkout: told(
      z.string(),
      'Send the payer here.',
      'https://pay.example.gov.ng/make_payment_tsp?ref=KDDE7Q4M2X9TBC1V',
    ),
    invoice: told(z.string(), 'PDF, with your key.', '/api/v1/tsp/bills/KDDE7Q4M2X9TBC1V/invoice'),
    receipt: told(z.nullable(z.string()), 'PDF, with your key; null until it is paid.', null),
  }),
});
export type PartnerBill = z.output<typeof partnerBillSchema>;

/** Lists give as many rows as asked for and where to go on; null: that was all for now. */
export const partnerPageQuery = {
  limit: z._default(told(z.coerce.number().check(z.int(), z.gte(1), z.lte(200)), 'Rows of an answer.', 50), 50),
  cursor: z.optional(
    told(z.string().check(z.maxLength(200)), '`nextCursor` of the answer before, with the same filters.'),
  ),
};
