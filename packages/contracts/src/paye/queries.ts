import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { payeLineSchema, payeMonthSchema, payeScheduleSchema } from './schedule.ts';

/** What is asked or answered. */
export const queryTextSchema = z
  .string()
  .check(z.maxLength(2000), z.trim(), z.minLength(10, 'Say it in ten letters or more'));

export const queryStateSchema = z.enum(['asked', 'answered', 'settled', 'withdrawn']);
/** In order; `employer`: whoever filed. */
export const queryWordsSchema = z.array(
  z.object({ side: z.enum(['office', 'employer']), at: z.iso.datetime(), text: z.string() }),
);

/** What an officer asks about a filed schedule or one row of it, and what was answered; the first words are the question. */
export const payeQuerySchema = z.object({
  id: z.uuid(),
  month: payeMonthSchema,
  /** Of the row; null: about the whole schedule. */
  staffNumber: z.nullable(z.string()),
  employee: z.nullable(z.string()),
  state: queryStateSchema,
  words: queryWordsSchema,
});
export type PayeQuery = z.output<typeof payeQuerySchema>;

/** The employer is told, and has the days of the law to answer. */
export const askPayeQuery = defineEndpoint({
  method: 'POST',
  path: '/paye/queries',
  summary: 'Ask an employer about a filed schedule, or about a row of it',
  failed: 'Nothing was asked. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({
    scheduleId: z.uuid(),
    staffNumber: z.nullable(z.string().check(z.maxLength(40))),
    text: queryTextSchema,
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['paye.not-found'],
});

export const listPayeQueries = defineEndpoint({
  method: 'GET',
  path: '/paye/queries',
  summary: 'What the tax office asks an employer, and what was answered',
  failed: 'The questions of your tax office could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: z.optional(payeMonthSchema) }),
  response: z.array(payeQuerySchema),
});

export const answerPayeQuery = defineEndpoint({
  method: 'POST',
  path: '/paye/queries/:id/answers',
  summary: 'Answer the tax office',
  failed: 'Your answer was not sent. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: queryTextSchema }),
  response: payeQuerySchema,
  errors: ['paye.not-found', 'work.not-from-here'],
});

/** For whoever has the case. Of another office there is none. */
export const getPayeQuery = defineEndpoint({
  method: 'GET',
  path: '/paye/queries/:id',
  summary: 'A question to an employer, its answers and the row it is about',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: z.extend(payeQuerySchema, {
    tpui: z.string(),
    employer: z.string(),
    line: z.nullable(payeLineSchema),
  }),
  errors: ['paye.not-found'],
});

/** Salaries: each reading is noted. Of another office's employers there is nothing. */
export const getPayeFiling = defineEndpoint({
  method: 'GET',
  path: '/paye/employers/:tpui/months/:month',
  summary: 'What an employer filed for a month, what changed since the month before, and what was asked',
  failed: 'The filing could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({ tpui: z.string().check(z.maxLength(40)), month: payeMonthSchema }),
  response: z.object({
    tpui: z.string(),
    employer: z.string(),
    /** Null while nothing is filed. */
    schedule: z.nullable(payeScheduleSchema),
    queries: z.array(payeQuerySchema),
  }),
  errors: ['paye.not-found'],
});
