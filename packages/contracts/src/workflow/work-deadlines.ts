import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { workCaseSchema } from './caseload.ts';

const access = [...adminRoles, 'Tax Office Director', 'Tax Office Manager'] as const;
const params = z.object({ id: z.uuid() });
const reason = z.string().check(z.maxLength(2000), z.trim(), z.minLength(3, 'Field is required'));
const longestExtensionDays = 365;

/** From today on the days do not count, until it runs again. Only where the rule allows it. */
export const pauseDeadline = defineEndpoint({
  method: 'POST',
  path: '/work/:id/suspension',
  summary: 'Suspend the deadline of a case, with a reason',
  access,
  params,
  body: z.object({ reason }),
  response: workCaseSchema,
  errors: ['work.not-found', 'work.no-deadline', 'work.deadline-fixed', 'work.deadline-paused'],
});

export const resumeDeadline = defineEndpoint({
  method: 'POST',
  path: '/work/:id/resumption',
  summary: 'Let the deadline of a case run again: today counts',
  access,
  params,
  body: z.object({}),
  response: workCaseSchema,
  errors: ['work.not-found', 'work.no-deadline', 'work.deadline-runs'],
});

export const extendDeadline = defineEndpoint({
  method: 'POST',
  path: '/work/:id/extension',
  summary: 'Give more days of the kind the deadline is counted in, with a reason; never after it has passed',
  access,
  params,
  body: z.object({ days: z.int().check(z.gte(1), z.lte(longestExtensionDays)), reason }),
  response: workCaseSchema,
  errors: ['work.not-found', 'work.no-deadline', 'work.deadline-fixed', 'work.deadline-passed'],
});
