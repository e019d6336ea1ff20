import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { typedLine } from '../typed-fields.ts';
import { amountWorkingSchema } from './amount-rule.ts';
import { answersSchema } from './head-attribute.ts';
import { billingRoles, revenueHeadCodeSchema, tariffInForceSchema } from './head-form.ts';

export const billLinesMost = 20;

/** A line somebody wants to be billed for. */
export const lineToBillSchema = z.object({
  revenueHeadCode: revenueHeadCodeSchema,
  /** What the head asks (`getHeadForm`), by key. */
  attributes: z._default(answersSchema, {}),
  /** Where the tariff says that the amount is entered; anywhere else it is refused. */
  amountKobo: z.optional(koboSchema),
  /** In the payer's words. */
  narration: z._default(z.string().check(typedLine(), z.maxLength(140)), ''),
});
export type LineToBill = z.input<typeof lineToBillSchema>;

/** All of one MDA. */
export const linesToBillSchema = z
  .array(lineToBillSchema)
  .check(z.minLength(1, 'Enter at least one line'), z.maxLength(billLinesMost, `At most ${billLinesMost} lines`));

export const quotedLineSchema = z.object({
  revenueHeadCode: z.string(),
  description: z.string(),
  /** As the paper will say it: the answers, then the payer's words. */
  narration: z.string(),
  amountKobo: koboSchema,
  working: amountWorkingSchema,
  tariff: z.nullable(tariffInForceSchema),
});

export const billQuoteSchema = z.object({
  mdaId: z.int(),
  mda: z.string(),
  lines: z.array(quotedLineSchema),
  totalKobo: koboSchema,
});
export type BillQuote = z.output<typeof billQuoteSchema>;

/** Nothing is kept. What does not fit is answered by the path of its field, for example `lines.0.attributes.year`. */
export const quoteBill = defineEndpoint({
  method: 'POST',
  path: '/bills/quotes',
  summary: 'What a bill of these lines would come to today, and how that is reckoned',
  access: billingRoles,
  body: z.object({ lines: linesToBillSchema }),
  response: billQuoteSchema,
  errors: ['request.rate-limited'],
});
