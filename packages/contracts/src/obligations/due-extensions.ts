import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { requiredText } from '../registration/person-fields.ts';
import { dutyOfPeriod, periodOfKind } from './duty-of-period.ts';

const access = ['SuperAdmin'] as const;

const extension = {
  ...dutyOfPeriod,
  /** The day by which it is due instead. */
  toDay: z.iso.date(),
  /** Who announced it, and where one can read it: it stands wherever the day stands. */
  announced: requiredText(300),
};

/** Opens a case of the kind `due-extension`: nothing changes before a second person releases it. */
export const proposeDueExtension = defineEndpoint({
  method: 'POST',
  path: '/due-extensions',
  summary: 'Propose that a return of one period is due later, for everybody; a second person decides',
  failed: 'Nothing was proposed. Try again shortly',
  access,
  body: z.object(extension).check(periodOfKind),
  response: z.object({ workId: z.uuid() }),
  errors: ['due-extension.not-later', 'due-extension.pending', 'due-extension.no-rule'],
});

const dueExtensionSchema = z.object({
  ...extension,
  announced: z.string(),
  /** By which it is due as things stand: the law's, or of an extension that was released before. */
  dueOn: z.iso.date(),
  proposedBy: z.string(),
});
export type DueExtension = z.output<typeof dueExtensionSchema>;

export const getDueExtension = defineEndpoint({
  method: 'GET',
  path: '/due-extensions/:id',
  summary: 'What the second person decides about: which return, from which day to which, and who announced it',
  failed: 'What was proposed could not be read. Try again shortly',
  access,
  params: z.object({ id: z.uuid() }),
  response: dueExtensionSchema,
  errors: ['due-extension.not-found'],
});
