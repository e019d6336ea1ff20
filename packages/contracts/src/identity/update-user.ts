import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  firstNameSchema,
  lastNameSchema,
  otherNameSchema,
  phoneNumberSchema,
  signupEmailSchema,
} from '../registration/person-fields.ts';
import { belongingFields } from './belonging.ts';
import { proposedSchema, reasonBody, reasonSchema } from './manage-users.ts';
import { sessionSchema } from './sessions.ts';
import { userRecordSchema } from './users.ts';

export const updateUserBody = z.object({
  /** Another one has to be proved again; their sessions end, and the former address is told. */
  email: signupEmailSchema,
  /** Of taxpayers the names stay: they are changed by a correction. */
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  otherName: z._default(otherNameSchema, ''),
  /** Of people who registered; nobody else has one. */
  phoneNumber: z.optional(phoneNumberSchema),
  /** Where they work: of the roles that belong somewhere, and no other. */
  ...belongingFields,
  reason: reasonSchema,
});

export const updateUser = defineEndpoint({
  method: 'PUT',
  path: '/users/:id',
  summary: "Change somebody's name, contact or place of work; of somebody who decides address and place are proposed",
  failed: 'An error occurred while updating user',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: updateUserBody,
  response: z.extend(userRecordSchema, proposedSchema.shape),
  errors: ['user.not-found', 'user.already-exists', 'user.yourself', 'role.belongs-nowhere', 'user.two-persons'],
});

/** The link of the invitation before stops working. */
export const inviteAgain = defineEndpoint({
  method: 'POST',
  path: '/users/:id/invitation',
  summary: 'Send the link to set the first password again',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: z.object({}),
  errors: ['user.not-found', 'user.not-invited', 'request.rate-limited'],
});

export const userSessionSchema = z.omit(sessionSchema, { isCurrent: true });

export const listUserSessions = defineEndpoint({
  method: 'GET',
  path: '/users/:id/sessions',
  summary: "Somebody's live sessions, newest first",
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: z.array(userSessionSchema),
  errors: ['user.not-found'],
});

/** Of one session, or of all. */
export const endUserSessions = defineEndpoint({
  method: 'POST',
  path: '/users/:id/sessions/ends',
  summary: 'Sign somebody out',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: z.extend(reasonBody, { sessionId: z.optional(z.uuid()) }),
  response: z.object({ ended: z.int() }),
  errors: ['user.not-found', 'user.yourself'],
});
