import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { payeStateSchema } from '../paye/paye-year.ts';
import { withholdingMonthSchema } from './schedule.ts';

export const withholdingMonthOverviewSchema = z.object({
  month: withholdingMonthSchema,
  dueOn: z.iso.date(),
  /** The month has begun: a schedule can be prepared. */
  isOpen: z.boolean(),
  state: payeStateSchema,
  /** Something is filed or prepared for it, its day has passed, and it is not filed or not paid: who paid nobody owes nothing. */
  isLate: z.boolean(),
  /** By how many days it was filed after its day; 0: in time, or not filed. */
  filedLateDays: z.int(),
  /** By how many days the last of it was paid after its day; 0: in time, or not paid. */
  paidLateDays: z.int(),
  /** Filed more than once. */
  isAmended: z.boolean(),
  /** Of what was filed last; of the draft while nothing is filed. */
  payments: z.int(),
  dueKobo: koboSchema,
});
export type WithholdingMonthOverview = z.output<typeof withholdingMonthOverviewSchema>;

export const getWithholdingYear = defineEndpoint({
  method: 'GET',
  path: '/withholding/year',
  summary: 'The twelve months of a payer: what was withheld, filed, billed, paid or late',
  failed: 'Your months could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ year: z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100)) }),
  response: z.object({ year: z.int(), months: z.array(withholdingMonthOverviewSchema) }),
});
