import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

const nameSchema = z.string().check(z.maxLength(80), z.trim(), z.minLength(3, 'Field is required'));
const localizedName = z.object({ en: nameSchema, ha: nameSchema });
/** Who announced it, and where one can read it. */
const source = z.string().check(z.maxLength(300), z.trim(), z.minLength(3, 'Field is required'));
const day = z.iso.date();

export const listHolidays = defineEndpoint({
  method: 'GET',
  path: '/holidays',
  summary: 'Public holidays of a year: no office is open, and no deadline ends',
  access: ['SuperAdmin', ...taxOfficeRoles],
  query: z.object({ year: z.coerce.number().check(z.int(), z.gte(2020), z.lte(2100)) }),
  response: z.array(
    z.object({
      day,
      name: z.object({ en: z.string(), ha: z.string() }),
      /** Came with the installation; else two persons released it. */
      isInstalled: z.boolean(),
    }),
  ),
});

/** What the second person decides about. */
export const holidayProposalSchema = z.object({
  id: z.uuid(),
  action: z.enum(['add', 'remove']),
  day,
  /** As it was proposed, or as the day is called that would be none. */
  name: z.nullable(z.object({ en: z.string(), ha: z.string() })),
  source: z.string(),
});
export type HolidayProposal = z.output<typeof holidayProposalSchema>;

export const getHolidayProposal = defineEndpoint({
  method: 'GET',
  path: '/holidays/proposals/:id',
  summary: 'What is proposed for a day: its name, and who announced it',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: holidayProposalSchema,
  errors: ['holiday.proposal-not-found'],
});

/** Opens a case of the kind `holiday-release`: nothing changes before a second person releases it. */
export const proposeHoliday = defineEndpoint({
  method: 'POST',
  path: '/holidays/proposals',
  summary: 'Propose that a day to come is, or is no longer, a public holiday',
  access: ['SuperAdmin'],
  body: z.discriminatedUnion('action', [
    z.object({ action: z.literal('add'), day, name: localizedName, source }),
    z.object({ action: z.literal('remove'), day, source }),
  ]),
  response: z.object({ workId: z.uuid() }),
  errors: ['holiday.known', 'holiday.unknown', 'holiday.too-late'],
});
