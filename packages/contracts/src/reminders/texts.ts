import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../language.ts';
import { typedLine, typedLines } from '../typed-fields.ts';
import { namesAmount, variablesIn } from './message-text.ts';
import { reminderPurposeSchema, reminderVariables, textStates } from './purposes.ts';

const params = z.object({ id: z.uuid() });

/** Longer ones cost four messages each in letters outside the network's table. */
export const messageMost = 268;

/** What is read in one language: by mail, and as a text message without any amount. */
const wording = z.object({
  subject: z.string().check(typedLine(), z.minLength(3), z.maxLength(120)),
  mail: z.string().check(typedLines(), z.minLength(10), z.maxLength(2000)),
  message: z.string().check(
    typedLine(),
    z.minLength(10),
    z.maxLength(messageMost),
    z.refine((text) => !namesAmount(text), 'A text message names no amount'),
  ),
});
export type ReminderWording = z.output<typeof wording>;

const written = {
  purpose: reminderPurposeSchema,
  en: wording,
  ha: wording,
};

/** Every name in braces is one that the purpose knows. */
const knownVariables = z.refine<{ purpose: keyof typeof reminderVariables; en: ReminderWording; ha: ReminderWording }>(
  ({ purpose, en, ha }) =>
    [en, ha].every((one) =>
      variablesIn(`${one.subject} ${one.mail} ${one.message}`).every((name) =>
        reminderVariables[purpose].some((known) => known === name),
      ),
    ),
  { message: 'A name in braces is not one of this kind of reminder', path: ['en', 'mail'] },
);

export const reminderTextSchema = z.object({
  id: z.uuid(),
  /** Of all its versions. */
  code: z.string(),
  version: z.int(),
  ...written,
  state: z.enum(textStates),
  writtenBy: z.string(),
  writtenAt: z.iso.datetime(),
  decidedBy: z.nullable(z.string()),
  /** When somebody last sent it to themselves. */
  testedAt: z.nullable(z.iso.datetime()),
  workId: z.uuid(),
  /** Whether the reader wrote it, and so cannot approve it. */
  isOwn: z.boolean(),
});
export type ReminderText = z.output<typeof reminderTextSchema>;

export const listReminderTexts = defineEndpoint({
  method: 'GET',
  path: '/reminder-texts',
  summary: 'Every version of the texts of reminders, the newest of each first',
  failed: 'The texts could not be read. Try again shortly',
  access: taxOfficeRoles,
  response: z.object({ texts: z.array(reminderTextSchema) }),
});

/** Opens a case of the kind `reminder-text`: another person approves the version. */
export const writeReminderText = defineEndpoint({
  method: 'POST',
  path: '/reminder-texts',
  summary: 'Write a new version of a text of reminders in both languages. It is used once another person approved it',
  failed: 'Nothing was written. Try again shortly',
  access: taxOfficeRoles,
  body: z
    .object({
      code: z.string().check(z.regex(/^[a-z][a-z0-9-]{2,39}$/, 'Small letters, digits and hyphens')),
      ...written,
    })
    .check(knownVariables),
  response: reminderTextSchema,
  errors: ['reminder-text.pending', 'reminder-text.purpose'],
});

export const previewReminderText = defineEndpoint({
  method: 'POST',
  path: '/reminder-texts/previews',
  summary: 'A text as a made-up taxpayer would read it, with what each text message would count. Keeps nothing',
  failed: 'The text could not be shown. Try again shortly',
  access: taxOfficeRoles,
  body: z.object(written).check(knownVariables),
  response: z.object({
    readings: z.array(
      z.object({
        language: languageSchema,
        subject: z.string(),
        mail: z.string(),
        message: z.string(),
        /** Messages the network counts, and what they cost together, in kobo. */
        segments: z.int(),
        costKobo: z.int(),
      }),
    ),
  }),
});

export const testReminderText = defineEndpoint({
  method: 'POST',
  path: '/reminder-texts/:id/tests',
  summary: 'Send a text to one’s own mailbox as taxpayers would read it, in both languages',
  failed: 'The test was not sent. Try again shortly',
  access: taxOfficeRoles,
  params,
  response: reminderTextSchema,
  errors: ['reminder-text.not-found'],
});
