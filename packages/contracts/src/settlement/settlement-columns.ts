import * as z from 'zod/mini';

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

const heading = z.string().check(z.maxLength(80));

/** The heading under which each is found, and how the file writes days. */
export const settlementColumnsSchema = z.object({
  fields: z.partialRecord(z.enum(settlementFields), heading),
  dayOrder: z.enum(['year-first', 'day-first']),
});
export type SettlementColumns = z.output<typeof settlementColumnsSchema>;
