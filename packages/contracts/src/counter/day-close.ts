import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';
import { counterRoles } from './find-payer.ts';

const countOf = z.int();
/** Bills or receipts and what they come to. */
const sum = { count: countOf, kobo: koboSchema };

const dayOfClerk = {
  /** Bills raised on the day, with those cancelled since. */
  raised: z.object(sum),
  /** Of those, what was cancelled since, also by a correction that made a new bill. */
  cancelled: z.object(sum),
  /** Receipts of the day, for bills of this counter and clerk, whenever those were raised. */
  paid: z.object(sum),
  /** Receipts that were declared void on the day, whenever they were issued. */
  voided: z.object(sum),
};

/** A day of Lagos: one row for each clerk at each counter. No cash is taken at a counter: money is what providers confirmed. */
export const counterDaySchema = z.object({
  day: z.iso.date(),
  /** The figures are of this moment; the day itself may still go on. */
  asOf: z.iso.datetime(),
  rows: z.array(
    z.object({
      /** Null where the clerk stood at none. */
      counterId: z.nullable(z.int()),
      counter: z.nullable(z.string()),
      clerkId: z.uuid(),
      clerk: z.string(),
      ...dayOfClerk,
    }),
  ),
  total: z.object(dayOfClerk),
  /** Receipts of the day, and what is left of them and of former ones after what was declared void: less than nothing where more was. Kobo. */
  channels: z.array(z.object({ channel: z.string(), count: countOf, kobo: z.int() })),
  /** Services marked as given on the day, by who marked them; at every counter of the MDA. */
  services: z.array(z.object({ clerk: z.string(), count: countOf })),
});
export type CounterDay = z.output<typeof counterDaySchema>;

/** Nothing is kept: the figures of a day are asked for again, and a void receipt of tomorrow belongs to tomorrow. */
export const closeCounterDay = defineEndpoint({
  method: 'GET',
  path: '/counter/day-close',
  summary: 'The close of a day at the counters of the own MDA: what was raised, cancelled, paid and served',
  access: counterRoles,
  query: z.object({
    day: z.iso.date(),
    counterId: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647))),
  }),
  response: counterDaySchema,
  errors: [],
});
