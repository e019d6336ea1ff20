import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { payeMonthSchema } from './schedule.ts';

/** How a month stands; `filed`: and nothing is to be paid. */
export const payeStates = ['not-filed', 'draft', 'filed', 'billed', 'paid'] as const;
export const payeStateSchema = z.enum(payeStates);
export type PayeState = z.output<typeof payeStateSchema>;

export const payeMonthOverviewSchema = z.object({
  month: payeMonthSchema,
  dueOn: z.iso.date(),
  /** The month has begun: a schedule can be prepared. */
  isOpen: z.boolean(),
  state: payeStateSchema,
  /** Its day has passed, and it is not filed or not paid. */
  isLate: z.boolean(),
  /** By how many days it was filed after its day; 0: in time, or not filed. */
  filedLateDays: z.int(),
  /** By how many days the last of it was paid after its day; 0: in time, or not paid. */
  paidLateDays: z.int(),
  /** Filed as a month in which nobody was paid. */
  isNil: z.boolean(),
  /** Filed more than once. */
  isAmended: z.boolean(),
  /** What the tax office asks about it and nobody answered yet. */
  openQueries: z.int(),
  /** Of what was filed last; of the draft while nothing is filed. */
  employees: z.int(),
  dueKobo: koboSchema,
});
export type PayeMonthOverview = z.output<typeof payeMonthOverviewSchema>;

export const getPayeYear = defineEndpoint({
  method: 'GET',
  path: '/paye/year',
  summary: 'The twelve months of an employer: what is filed, billed, paid or late',
  failed: 'Your months could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ year: z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100)) }),
  response: z.object({ year: z.int(), months: z.array(payeMonthOverviewSchema) }),
});
