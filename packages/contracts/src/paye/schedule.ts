import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { kobo, koboSchema } from '../money.ts';
import { choiceSchema, oneLine, requiredName } from '../registration/person-fields.ts';
import { typedLine } from '../typed-fields.ts';
import { payeBranchNameMost, payeBranchTotalsSchema } from './branches.ts';
import { payeColumnNames } from './columns.ts';
import { payeChangeSchema } from './compare.ts';
import { leftOutMost, leftOutRowOf } from './left-out.ts';
import { monthCreditStandingSchema } from './month-credit.ts';

/** `2026-10`. */
export const payeMonthSchema = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month'));

/** Of one schedule. */
export const payeRowsMost = 60_000;
/** Sent at once; what is more goes before it in parts. */
export const payeRowsAtOnce = 1_000;
/** Read at once. */
export const payeLinesAtOnce = 100;
/** Of what stands out, the largest. */
export const payeChangesMost = 200;
/** Of one employee in one month; a billion naira. */
export const payeAmountMostKobo = 100_000_000_000;

const amount = koboSchema.check(z.lte(payeAmountMostKobo, 'This amount is too large'));
const shortText = (longest: number) => z.string().check(typedLine(), z.maxLength(longest), oneLine);

/** One employee in one month, as the employer says it. */
export const payeRowSchema = z.object({
  /** The employer's own number of the employee: one row for each. */
  staffNumber: shortText(40).check(z.minLength(1, 'Field is required')),
  name: requiredName(160),
  /** Empty where the employee has none yet. */
  taxId: shortText(20),
  /** The state where the employee lives: residents of other states are listed, not billed. */
  stateId: choiceSchema,
  /** By its name, whatever its case and spaces; empty, or none of the employer's: the row has no branch. */
  branch: z._default(shortText(payeBranchNameMost), ''),
  grossKobo: amount,
  pensionKobo: amount,
  housingFundKobo: amount,
  healthInsuranceKobo: amount,
  /** Of the employee or their spouse. */
  lifeInsuranceKobo: z._default(amount, kobo(0)),
  /** On a loan for the house they live in. */
  homeLoanInterestKobo: z._default(amount, kobo(0)),
  /** Of the year. */
  yearlyRentKobo: amount,
  /** What the employer deducted. */
  deductedKobo: amount,
});
export type PayeRow = z.output<typeof payeRowSchema>;

export const payeLineSchema = z.extend(payeRowSchema, {
  /** The tax of the month by the law of the month. */
  lawKobo: koboSchema,
  /** What is billed: the law's figure, or the deduction where it is higher; nothing for residents of other states. */
  dueKobo: koboSchema,
});
export type PayeLine = z.output<typeof payeLineSchema>;

/** What the law adds to a month that is or was late. Told, not billed: penalties come with enforcement. */
export const payeLatenessSchema = z.object({
  /** Until today; until it was done, when it is over. */
  daysLate: z.int(),
  /** The filing, or the payment. */
  of: z.enum(['return', 'payment']),
  /** It was filed or paid since: what the law gives for it grows no more, and is not forgotten. */
  isOver: z.boolean(),
  penaltyKobo: koboSchema,
  interestKobo: koboSchema,
  /** Where it is written. */
  source: z.string(),
});
export type PayeLateness = z.output<typeof payeLatenessSchema>;

export const payeLeftOutSchema = z.array(leftOutRowOf(payeColumnNames)).check(z.maxLength(leftOutMost));
export type PayeLeftOut = z.output<typeof payeLeftOutSchema>;

export const payeScheduleSchema = z.object({
  id: z.uuid(),
  month: payeMonthSchema,
  /** Counts from 1; a later one amends what was filed before it. */
  version: z.int(),
  state: z.enum(['draft', 'filed']),
  savedAt: z.iso.datetime(),
  filedAt: z.nullable(z.iso.datetime()),
  dueOn: z.iso.date(),
  employees: z.int(),
  /** From whom another amount was deducted than the law asks for. */
  differing: z.int(),
  grossKobo: koboSchema,
  deductedKobo: koboSchema,
  lawKobo: koboSchema,
  dueKobo: koboSchema,
  /** Due by the version filed before this one; 0 for the first. */
  beforeKobo: koboSchema,
  /** Of a draft: what filing it bills now. */
  toBillKobo: koboSchema,
  /** In the language of whoever asks. */
  toBillInWords: z.string(),
  /** Billed before by bills that nobody has paid, which this version replaces. */
  replacedKobo: koboSchema,
  /** Paid beyond what is due; two persons of the service decide whether it becomes credit. */
  overKobo: koboSchema,
  /** Of a filing that lowered what was paid already; null: there is nothing to decide. */
  credit: z.nullable(monthCreditStandingSchema),
  bill: z.nullable(z.object({ reference: z.string(), status: billStatusSchema })),
  /** Empty: everything was in time. */
  lateness: z.array(payeLatenessSchema),
  /** The month before, where something is filed for it: what the changes are against. */
  comparedWith: z.nullable(payeMonthSchema),
  /** What stands out, the largest first: `payeChangesMost` of them. */
  changes: z.array(payeChangeSchema),
  changesCount: z.int(),
  /** By name, those without one last; empty where no row has a branch. */
  branches: z.array(payeBranchTotalsSchema),
  /** Rows that are left for an amendment. */
  leftOutCount: z.int(),
  /** For the employer alone: an office reads how many. */
  leftOut: payeLeftOutSchema,
  /** The first `payeLinesAtOnce`, the widest difference between deduction and law first. */
  lines: z.array(payeLineSchema),
});
export type PayeSchedule = z.output<typeof payeScheduleSchema>;
