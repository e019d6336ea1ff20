import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { choiceFields, periodFields } from '../reporting/filter.ts';
import { typedLine } from '../typed-fields.ts';

const access = ['SuperAdmin', ...taxOfficeRoles] as const;

/** Of one duty each comes once, whatever lists it stands on. */
export const reminderStages = ['first', 'second', 'last'] as const;
export const reminderStageSchema = z.enum(reminderStages);
export type ReminderStage = z.output<typeof reminderStageSchema>;

/** The filters of the list of duties, of what was not filed: every row of it, not the page in sight. */
const reminderQuestion = z.strictObject({
  criteria: z._default(z.string().check(z.maxLength(100), typedLine()), ''),
  ...periodFields,
  ...choiceFields(['duty', 'sector', 'size', 'toId']),
  status: z.enum(['missing', 'awaited']),
});
export type ReminderQuestion = z.output<typeof reminderQuestion>;

/** At once; a longer list is narrowed. */
export const remindersMost = 20_000;

/** Of the rows of the list: they add up to `duties`. */
const reminderCounts = {
  duties: z.int(),
  /** In the inbox, and by mail. */
  told: z.int(),
  /** In the inbox alone: they want no mail about deadlines. */
  optedOut: z.int(),
  /** Nobody has an account under this TPUI, so nothing can be sent. */
  noContact: z.int(),
};

export const previewReminders = defineEndpoint({
  method: 'POST',
  path: '/reminders/previews',
  summary: 'How many rows of a filtered list of duties would be reminded, and who would not be reached. Sends nothing',
  failed: 'It could not be counted. Try again shortly',
  access,
  body: z.object({ question: reminderQuestion, stage: reminderStageSchema }),
  response: z.object({
    ...reminderCounts,
    /** Reminded at this stage before: nobody is reminded of one duty twice. */
    alreadyReminded: z.int(),
  }),
  errors: ['reminder.too-many', 'report.too-much'],
});

/** Refused when the list is not the one that was shown. */
export const sendReminders = defineEndpoint({
  method: 'POST',
  path: '/reminders',
  summary: 'Remind every row of a filtered list of duties, each once at this stage',
  failed: 'Nobody was reminded. Try again shortly',
  access,
  body: z.object({
    question: reminderQuestion,
    stage: reminderStageSchema,
    /** As the preview said: rows of the list, and how many of them were reminded before. */
    shown: z.object({ duties: z.int(), alreadyReminded: z.int() }),
  }),
  response: z.object({ id: z.uuid() }),
  errors: ['reminder.nobody', 'reminder.list-changed', 'reminder.too-many', 'report.too-much'],
});

export const getReminderRun = defineEndpoint({
  method: 'GET',
  path: '/reminders/:id',
  summary: 'How far reminders that one sent off are',
  failed: 'The reminders could not be read. Try again shortly',
  access,
  params: z.object({ id: z.uuid() }),
  response: z.object({
    id: z.uuid(),
    stage: reminderStageSchema,
    askedAt: z.iso.datetime(),
    isDone: z.boolean(),
    ...reminderCounts,
    waiting: z.int(),
    /** Filed before their turn came. */
    filedMeanwhile: z.int(),
  }),
  errors: ['reminder.not-found'],
});
