import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { koboSchema } from '../money.ts';
import { typedCode, typedLines } from '../typed-fields.ts';

/** As a case stands at this moment, by the clock: on day 91 it is upheld by law whoever has worked since. */
export const objectionStates = [
  'lodged',
  'valid',
  'asked',
  'proposed',
  'found-invalid',
  'upheld',
  'revised',
  'dismissed',
  'invalid',
  'upheld-by-law',
  'withdrawn',
  /** Its assessment was withdrawn, or a return took its place. */
  'overtaken',
] as const;
export const objectionStateSchema = z.enum(objectionStates);
export type ObjectionState = z.output<typeof objectionStateSchema>;

/** While the office owes a decision. */
export const openObjectionStates = ['lodged', 'valid', 'asked', 'proposed', 'found-invalid'] as const;

/** What an office may decide. `revised`: a tax between what is accepted and what was assessed. */
export const objectionOutcomes = ['upheld', 'revised', 'dismissed'] as const;
export type ObjectionOutcome = (typeof objectionOutcomes)[number];

/** The authority answers within so many days, else the objection is upheld (NTAA 41(6)); and the days on which it is warned. */
export const daysToDecide = 90;
export const warningDays = [60, 75, 85] as const;

export const mostIssues = 10;

export const assessmentNumberInput = z
  .string()
  .check(typedCode(), z.regex(/^ASM-\d{4}-\d{8}$/, 'Write the number as it stands on the notice, ASM-2026-00000001'));

const words = (most: number) =>
  z.string().check(typedLines(), z.maxLength(most), z.minLength(10, 'Say it in ten letters or more'));

/** What is wrong, and what it is worth in naira. */
export const objectionIssueSchema = z.object({ text: words(1000), valueKobo: koboSchema });

/** The five items without which the law counts no objection (NTAA 41(2)). */
export const objectionItems = {
  issues: z.array(objectionIssueSchema).check(z.minLength(1, 'Say what is wrong'), z.maxLength(mostIssues)),
  /** What the assessment should say instead. */
  amendment: words(2000),
  /** Why. */
  justification: words(4000),
  incomeKobo: koboSchema,
  admittedKobo: koboSchema,
};

export const objectionBillSchema = z.object({
  reference: z.string(),
  amountKobo: koboSchema,
  status: billStatusSchema,
});

/** What both sides read. */
export const objectionFields = {
  id: z.uuid(),
  number: z.string(),
  assessment: z.string(),
  revenueHead: z.string(),
  period: z.object({ from: z.iso.date(), to: z.iso.date() }),
  state: objectionStateSchema,
  issues: z.array(z.object({ text: z.string(), valueKobo: koboSchema })),
  amendment: z.string(),
  justification: z.string(),
  incomeKobo: koboSchema,
  assessedKobo: koboSchema,
  admittedKobo: koboSchema,
  disputedKobo: koboSchema,
  lodgedAt: z.iso.datetime(),
  lodgedOn: z.iso.date(),
  /** The last day on which the office may decide. */
  lastDay: z.iso.date(),
  /** Of today, counted from the day after it was lodged; null once it ended. */
  day: z.nullable(z.int()),
  /** Of what is accepted; null where nothing is, or where all was paid before. */
  admittedBill: z.nullable(objectionBillSchema),
  /** It rests while the objection is open. */
  disputedBill: z.nullable(objectionBillSchema),
  /** Of what remains owed by a revision. */
  restBill: z.nullable(objectionBillSchema),
  words: z.array(z.object({ kind: z.enum(['question', 'answer']), text: z.string(), at: z.iso.datetime() })),
  /** Null until it is decided. */
  decision: z.nullable(
    z.object({ reasons: z.string(), taxKobo: koboSchema, decidedOn: z.iso.date(), by: z.nullable(z.string()) }),
  ),
};
