import * as z from 'zod/mini';
import { taxOfficeRoles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { queryStateSchema, queryTextSchema, queryWordsSchema } from '../paye/queries.ts';
import { withholdingLineSchema, withholdingMonthSchema } from './schedule.ts';

/** What an officer asks about a filed schedule or one payment of it, and what was answered; the first words are the question. */
export const withholdingQuerySchema = z.object({
  id: z.uuid(),
  month: withholdingMonthSchema,
  /** The place of the payment in the schedule, from 1; null: about the whole schedule. */
  position: z.nullable(z.int()),
  /** Who was paid. */
  beneficiary: z.nullable(z.string()),
  state: queryStateSchema,
  words: queryWordsSchema,
});
export type WithholdingQuery = z.output<typeof withholdingQuerySchema>;

/** The payer is told, and has the days of the law to answer. */
export const askWithholdingQuery = defineEndpoint({
  method: 'POST',
  path: '/withholding/queries',
  summary: 'Ask a payer about a filed schedule, or about a payment of it',
  failed: 'Nothing was asked. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({
    scheduleId: z.uuid(),
    position: z.nullable(z.int().check(z.gte(1), z.lte(100_000))),
    text: queryTextSchema,
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['withholding.not-found'],
});

export const listWithholdingQueries = defineEndpoint({
  method: 'GET',
  path: '/withholding/queries',
  summary: 'What the tax office asks a payer about tax withheld, and what was answered',
  failed: 'The questions of your tax office could not be read. Try again shortly',
  access: taxpayerRoles,
  query: z.object({ month: z.optional(withholdingMonthSchema) }),
  response: z.array(withholdingQuerySchema),
});

export const answerWithholdingQuery = defineEndpoint({
  method: 'POST',
  path: '/withholding/queries/:id/answers',
  summary: 'Answer the tax office about tax withheld',
  failed: 'Your answer was not sent. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  body: z.object({ text: queryTextSchema }),
  response: withholdingQuerySchema,
  errors: ['withholding.not-found', 'work.not-from-here'],
});

/** For whoever has the case. Of another office there is none. */
export const getWithholdingQuery = defineEndpoint({
  method: 'GET',
  path: '/withholding/queries/:id',
  summary: 'A question to a payer, its answers and the payment it is about',
  access: ['SuperAdmin', ...taxOfficeRoles],
  params: z.object({ id: z.uuid() }),
  response: z.extend(withholdingQuerySchema, {
    tpui: z.string(),
    payer: z.string(),
    line: z.nullable(withholdingLineSchema),
  }),
  errors: ['withholding.not-found'],
});
