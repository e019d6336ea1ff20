import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { emailSchema } from '../identity/credentials.ts';
import { koboSchema } from '../money.ts';
import { oneLine, optionalText, phoneNumberSchema } from '../registration/person-fields.ts';
import { billQuoteSchema, linesToBillSchema } from '../tariffs/quote-bill.ts';
import { typedCode, typedLine, withoutLinks } from '../typed-fields.ts';
import { counterRoles } from './find-payer.ts';

/** Of `taxpayer_categories` (spec §9). */
const categoryId = z.int().check(z.gte(1), z.lte(4));

/** Somebody without an account, as they say who they are. */
export const walkInSchema = z.object({
  kind: z.literal('walk-in'),
  categoryId,
  /** Of an organisation its name; of a person both names. */
  name: z.string().check(typedLine(), z.minLength(2, 'Enter the name'), z.maxLength(120), oneLine, withoutLinks()),
  phone: phoneNumberSchema,
  email: z._default(z.union([z.literal(''), emailSchema]), ''),
  address: optionalText(160),
});

export const counterPayerSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('taxpayer'),
    tpui: z
      .string()
      .check(
        z.maxLength(40),
        typedCode(),
        z.regex(/^KD-\d{4}-\d{4}-\d{2}$/, 'Enter a TPUI, for example KD-0001-2345-67'),
      ),
  }),
  walkInSchema,
]);
export type CounterPayer = z.input<typeof counterPayerSchema>;

const sameLines = { payer: counterPayerSchema, lines: linesToBillSchema };

/** An open counter of the own MDA; absent where the clerk stands at none. */
export const atCounter = z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647)));

/** A bill that is unpaid and looks like the one that is about to be raised. */
export const likeBillSchema = z.object({ billReference: z.string(), issuedOn: z.iso.date(), totalKobo: koboSchema });

/** Nothing is kept. */
export const previewCounterBill = defineEndpoint({
  method: 'POST',
  path: '/counter/previews',
  summary: 'What the bill would say, and which unpaid bills of the same payer are like it',
  access: counterRoles,
  body: z.object(sameLines),
  response: z.object({
    /** In part, as the search shows it; of a walk-in as it was entered. */
    payer: z.string(),
    quote: billQuoteSchema,
    likeBills: z.array(likeBillSchema),
  }),
  errors: ['taxpayer.not-found'],
});

/** Heads of the own MDA alone; the database refuses any other. */
export const raiseCounterBill = defineEndpoint({
  method: 'POST',
  path: '/counter/bills',
  summary: 'Raise a bill for whoever stands at the counter',
  access: counterRoles,
  body: z.object({
    ...sameLines,
    counterId: atCounter,
    /** What the clerk was shown. */
    totalKobo: koboSchema,
    /** The clerk has seen the unpaid bills that are like it. */
    despiteLikeBills: z._default(z.boolean(), false),
    /** Made by the browser: sent again, it answers the same bill. */
    submissionId: z.uuid(),
  }),
  response: z.object({ billReference: z.string(), totalKobo: koboSchema }),
  errors: ['taxpayer.not-found', 'bill.amount-changed', 'counter.closed', 'counter.like-bills', 'request.rate-limited'],
});

export const counterBillSchema = z.object({
  billReference: z.string(),
  payer: z.string(),
  heads: z.string(),
  totalKobo: koboSchema,
  raisedAt: z.iso.datetime(),
  raisedBy: z.string(),
  /** Its name; null where it was raised at none. */
  counter: z.nullable(z.string()),
  status: z.enum(['unpaid', 'paid', 'under-review', 'expired', 'cancelled', 'void']),
  receiptNumber: z.nullable(z.string()),
  paidAt: z.nullable(z.iso.datetime()),
  serviceGiven: z.nullable(z.object({ at: z.iso.datetime(), by: z.string() })),
  /** The bill that took its place. */
  correctedBy: z.nullable(z.string()),
});
export type CounterBill = z.output<typeof counterBillSchema>;

/** The newest first. `paid`: receipts of the day, whoever raised their bills; `raised`: bills of the day from the counter. */
/** The newest of a day that the list at the counter has; all of them stand in the reports. */
export const counterBillsMost = 200;

export const listCounterBills = defineEndpoint({
  method: 'GET',
  path: '/counter/bills',
  summary: 'Today at the counter: bills that were raised, or receipts that came in',
  access: counterRoles,
  query: z.object({ which: z._default(z.enum(['raised', 'paid']), 'raised') }),
  response: z.array(counterBillSchema),
});
