import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { dutyKindSchema } from '../obligations/duty-kinds.ts';

export const readDutyCalendar = defineEndpoint({
  method: 'GET',
  path: '/duty-calendar',
  summary: 'The days of a year on which returns are due, each with its extension, and the public holidays',
  failed: 'The calendar could not be read. Try again shortly',
  access: taxOfficeRoles,
  query: z.object({ year: z.coerce.number().check(z.int(), z.gte(2025), z.lte(2100)) }),
  response: z.object({
    year: z.int(),
    days: z.array(
      z.object({
        kind: dutyKindSchema,
        /** `2026-10`, or the year. */
        period: z.string(),
        dueOn: z.iso.date(),
        /** The day of the law, when it was extended for everybody, and who announced it. */
        lawDay: z.nullable(z.iso.date()),
        announced: z.nullable(z.string()),
      }),
    ),
    holidays: z.array(z.object({ day: z.iso.date(), name: z.object({ en: z.string(), ha: z.string() }) })),
  }),
});
