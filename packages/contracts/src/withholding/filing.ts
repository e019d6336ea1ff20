import * as z from 'zod/mini';
import { adminRoles, taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { withholdingQuerySchema } from './queries.ts';
import { withholdingMonthSchema, withholdingScheduleSchema } from './schedule.ts';

/** Incomes of people: each reading is noted. Of another office's payers there is nothing. */
export const getWithholdingFiling = defineEndpoint({
  method: 'GET',
  path: '/withholding/payers/:tpui/months/:month',
  summary: 'What a payer filed as withheld in a month',
  failed: 'The filing could not be read. Try again shortly',
  access: [...adminRoles, ...taxOfficeRoles],
  params: z.object({ tpui: z.string().check(z.maxLength(40)), month: withholdingMonthSchema }),
  response: z.object({
    tpui: z.string(),
    payer: z.string(),
    /** Null while nothing is filed. */
    schedule: z.nullable(withholdingScheduleSchema),
    queries: z.array(withholdingQuerySchema),
  }),
  errors: ['withholding.not-found'],
});
