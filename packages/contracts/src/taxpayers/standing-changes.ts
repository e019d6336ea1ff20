import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { factDay } from '../obligations/facts.ts';
import { requiredText } from '../registration/person-fields.ts';
import { typedLine } from '../typed-fields.ts';
import { tpuiSchema } from './taxpayer.ts';

/** `active` ends what was said before: somebody came back, or it was a mistake. */
export const changedStandings = ['dormant', 'deregistered', 'deceased', 'active'] as const;

const office = ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'] as const;

/** Opens a case of the kind `standing-change`: nothing changes before a second person of the office releases it. */
export const proposeStandingChange = defineEndpoint({
  method: 'POST',
  path: '/taxpayers/:tpui/standing-changes',
  summary: 'Propose that a taxpayer is dormant, deregistered, dead, or active again; a second person decides',
  failed: 'Nothing was proposed. Try again shortly',
  access: office,
  params: z.object({ tpui: tpuiSchema }),
  body: z.object({
    standing: z.enum(changedStandings),
    /** The first day on which it is so. */
    fromDay: factDay,
    /** Which paper says so, its number, and where it is kept. */
    document: requiredText(300),
    reason: z.string().check(z.maxLength(500), typedLine(), z.minLength(5, 'Give the reason')),
  }),
  response: z.object({ workId: z.uuid() }),
  errors: ['taxpayer.not-found', 'taxpayer-standing.pending', 'taxpayer-standing.not-possible'],
});

const standingChangeSchema = z.object({
  tpui: z.string(),
  name: z.string(),
  standing: z.enum(changedStandings),
  fromDay: z.iso.date(),
  document: z.string(),
  reason: z.string(),
  proposedBy: z.string(),
});
export type StandingChange = z.output<typeof standingChangeSchema>;

export const getStandingChange = defineEndpoint({
  method: 'GET',
  path: '/standing-changes/:id',
  summary: 'What the second person decides about: which standing, from which day, and by which paper',
  failed: 'What was proposed could not be read. Try again shortly',
  access: office,
  params: z.object({ id: z.uuid() }),
  response: standingChangeSchema,
  errors: ['taxpayer-standing.not-found'],
});
