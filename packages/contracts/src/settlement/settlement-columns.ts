import * as z from 'zod/mini';
import { decimalMarkSchema } from '../spreadsheets/index.ts';

/** What a column of a file can mean. `amount` is in naira; `amountKobo` and `feeKobo` in kobo, as some providers count. */
export const settlementFields = [
  'reference',
  'orderId',
  'batch',
  'amount',
  'amountKobo',
  'fee',
  'feeKobo',
  'paidOn',
  'valueDate',
  'channel',
  'account',
  'narration',
] as const;
export type SettlementField = (typeof settlementFields)[number];

const heading = z.string().check(z.maxLength(500));

/** The heading under which each is found, and how the file writes days. */
export const settlementColumnsSchema = z.object({
  fields: z.partialRecord(z.enum(settlementFields), heading),
  /** `year-first`: nobody said, and nothing in the file needs it. */
  dayOrder: z.enum(['year-first', 'day-first', 'month-first']),
  decimalMark: z.optional(decimalMarkSchema),
  /** All headings of the file that was read so: what is not among them is new. */
  headings: z.optional(z.array(heading).check(z.maxLength(60))),
});
export type SettlementColumns = z.output<typeof settlementColumnsSchema>;
