import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../language.ts';
import { audienceSchema } from './audience.ts';
import {
  campaignStates,
  messageOutcomes,
  messageReasons,
  reminderChannelSchema,
  reminderPurposeSchema,
} from './purposes.ts';
import { reminderTextSchema } from './texts.ts';

const params = z.object({ id: z.uuid() });

const asked = {
  textId: z.uuid(),
  channel: reminderChannelSchema,
  /** Of a text message: which language people read is not known, and both would cost twice. A mail has both. */
  language: z._default(languageSchema, 'en'),
  audience: audienceSchema,
};

/** A row counts for one of these; a person is written to once, about what is due first. */
const counts = {
  /** Rows of the report. */
  rows: z.int(),
  /** Taxpayers they are of. */
  people: z.int(),
  /** Had this text about this matter before. */
  alreadyTold: z.int(),
  optedOut: z.int(),
  noAddress: z.int(),
  /** Will get it: the others of `people` are taken off. */
  reached: z.int(),
  /** Text messages the network will count, and what they cost in kobo; of mail 0. */
  segments: z.int(),
  estimateKobo: z.int(),
};

const campaignErrors = [
  'reminder-text.not-found',
  'reminder-text.not-approved',
  'reminder-campaign.other-purpose',
  'reminder-campaign.too-many',
  'report.too-much',
] as const;

export const previewCampaign = defineEndpoint({
  method: 'POST',
  path: '/reminder-campaigns/previews',
  summary: 'Whom a reminder would reach: counted, with who falls out and why, and a sample as they would read it',
  failed: 'It could not be counted. Try again shortly',
  access: taxOfficeRoles,
  body: z.object(asked),
  response: z.object({
    ...counts,
    sample: z.array(z.object({ tpui: z.string(), name: z.string(), subject: z.string(), text: z.string() })),
    /** When the first would go out if it were approved now: not at night, during Friday prayers or on a holiday. */
    firstAt: z.iso.datetime(),
  }),
  errors: campaignErrors,
});

/** Opens a case of the kind `reminder-campaign`. Refused when the audience is not the one that was shown. */
export const proposeCampaign = defineEndpoint({
  method: 'POST',
  path: '/reminder-campaigns',
  summary: 'Prepare a reminder for everybody it reaches. It goes out once another person approved it',
  failed: 'Nothing was prepared. Try again shortly',
  access: taxOfficeRoles,
  body: z.object({ ...asked, shown: z.object({ people: z.int(), reached: z.int() }) }),
  response: z.object({ id: z.uuid(), number: z.string() }),
  errors: [...campaignErrors, 'reminder-campaign.audience-changed', 'reminder-campaign.nobody'],
});

const outcomeCount = z.object({
  outcome: z.enum(messageOutcomes),
  reason: z.nullable(z.enum(messageReasons)),
  people: z.int(),
});

export const campaignSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(campaignStates),
  purpose: reminderPurposeSchema,
  channel: reminderChannelSchema,
  language: languageSchema,
  audience: audienceSchema,
  office: z.string(),
  text: reminderTextSchema,
  ...counts,
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  stoppedBy: z.nullable(z.string()),
  stoppedAt: z.nullable(z.iso.datetime()),
  finishedAt: z.nullable(z.iso.datetime()),
  workId: z.uuid(),
  /** How far it got: they add up to `reached`. */
  outcomes: z.array(outcomeCount),
  /** What text messages have cost so far, in kobo. */
  costKobo: z.int(),
  /** While it is quiet: when it goes on. */
  quietUntil: z.nullable(z.iso.datetime()),
  /** Of those written to, who paid or filed within seven days; until `finalOn` some of these days are to come. */
  effect: z.object({ written: z.int(), settled: z.int(), finalOn: z.nullable(z.iso.date()) }),
  acts: z.array(z.enum(['stop', 'continue'])),
});
export type ReminderCampaign = z.output<typeof campaignSchema>;

export const getCampaign = defineEndpoint({
  method: 'GET',
  path: '/reminder-campaigns/:id',
  summary: 'One reminder: its text, whom it is for, how far it got, and how many paid within seven days',
  failed: 'The reminder could not be read. Try again shortly',
  access: taxOfficeRoles,
  params,
  response: campaignSchema,
  errors: ['reminder-campaign.not-found'],
});

export const stopCampaign = defineEndpoint({
  method: 'POST',
  path: '/reminder-campaigns/:id/stop',
  summary: 'Stop a reminder at once: what is not sent stays, and how far it got is said',
  failed: 'It was not stopped. Try again at once',
  access: taxOfficeRoles,
  params,
  response: campaignSchema,
  errors: ['reminder-campaign.not-found', 'reminder-campaign.not-sending'],
});

export const continueCampaign = defineEndpoint({
  method: 'POST',
  path: '/reminder-campaigns/:id/continue',
  summary: 'Let a stopped reminder go on with those who wait, each asked about again',
  failed: 'It does not go on. Try again shortly',
  access: ['Tax Office Manager', 'Tax Office Director'],
  params,
  response: campaignSchema,
  errors: ['reminder-campaign.not-found', 'reminder-campaign.not-stopped', 'work.same-person'],
});
