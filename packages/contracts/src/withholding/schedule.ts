import * as z from 'zod/mini';
import { billStatusSchema } from '../billing/bill.ts';
import { koboSchema } from '../money.ts';
import { leftOutMost, leftOutRowOf } from '../paye/left-out.ts';
import { monthCreditStandingSchema } from '../paye/month-credit.ts';
import { payeLatenessSchema, payeMonthSchema } from '../paye/schedule.ts';
import { choiceSchema, oneLine, requiredName } from '../registration/person-fields.ts';
import { typedLine } from '../typed-fields.ts';
import { withholdingColumnNames } from './columns.ts';
import { withholdingClassIds, withholdingCollectorSchema, withholdingPayeeIds, withholdingPayerIds } from './kinds.ts';

/** `2026-10`, as of PAYE. */
export const withholdingMonthSchema = payeMonthSchema;
/** Of one schedule. */
export const withholdingRowsMost = 5_000;
/** Of one payment; ten billion naira. */
export const withholdingAmountMostKobo = 1_000_000_000_000;

const amount = koboSchema.check(z.lte(withholdingAmountMostKobo, 'This amount is too large'));
const shortText = (longest: number) => z.string().check(typedLine(), z.maxLength(longest), oneLine);

const rowFields = {
  /** Who was paid. */
  name: requiredName(160),
  /** Their TPUI or another Tax ID; empty where they have none, and the law doubles the rate of most payments. */
  taxId: shortText(20),
  payee: z.enum(withholdingPayeeIds, 'Choose who was paid'),
  transaction: z.enum(withholdingClassIds, 'Choose what was paid for'),
  /** Where they live: of residents of other states the tax is listed, not billed. */
  stateId: choiceSchema,
  /** The number of their invoice or contract. */
  invoice: shortText(40),
  /** Before anything was withheld. */
  grossKobo: amount.check(z.gte(1, 'Give what was paid')),
  /** What was withheld. */
  deductedKobo: amount,
};

/** One payment of a month, as the payer says it. */
export const withholdingRowSchema = z.object(rowFields).check(
  z.refine(({ grossKobo, deductedKobo }) => deductedKobo <= grossKobo, {
    path: ['deductedKobo'],
    error: 'More is withheld than was paid',
  }),
);
export type WithholdingRow = z.output<typeof withholdingRowSchema>;

export const withholdingLineSchema = z.object({
  ...rowFields,
  /** Parts of a million by the law of the month, doubled where it doubles; 0 where nothing is to be withheld. */
  ratePpm: z.int(),
  isDoubled: z.boolean(),
  lawKobo: koboSchema,
  /** What is billed: the law's figure, or what was withheld where it is more; nothing of what another authority collects. */
  dueKobo: koboSchema,
  collectedBy: withholdingCollectorSchema,
  /** The same for every payment to one beneficiary; says nothing about them. */
  beneficiary: z.string(),
});
export type WithholdingLine = z.output<typeof withholdingLineSchema>;

export const withholdingPayerSchema = z.enum(withholdingPayerIds, 'Choose as whom you withhold');

export const withholdingLeftOutSchema = z.array(leftOutRowOf(withholdingColumnNames)).check(z.maxLength(leftOutMost));
export type WithholdingLeftOut = z.output<typeof withholdingLeftOutSchema>;

export const withholdingScheduleSchema = z.object({
  id: z.uuid(),
  month: withholdingMonthSchema,
  /** Counts from 1; a later one amends what was filed before it. */
  version: z.int(),
  state: z.enum(['draft', 'filed']),
  payer: withholdingPayerSchema,
  savedAt: z.iso.datetime(),
  filedAt: z.nullable(z.iso.datetime()),
  dueOn: z.iso.date(),
  grossKobo: koboSchema,
  deductedKobo: koboSchema,
  lawKobo: koboSchema,
  dueKobo: koboSchema,
  /** The most that was due by a version filed before this one: billed already. */
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
  /** Every bill of the month has a receipt that stands: credit notes can be made. */
  isReceipted: z.boolean(),
  /** Empty: everything was in time. */
  lateness: z.array(payeLatenessSchema),
  /** Where the rates are written. */
  source: z.string(),
  /** Rows that are left for an amendment. */
  leftOutCount: z.int(),
  /** For the payer alone: an office reads how many. */
  leftOut: withholdingLeftOutSchema,
  lines: z.array(withholdingLineSchema),
});
export type WithholdingSchedule = z.output<typeof withholdingScheduleSchema>;
