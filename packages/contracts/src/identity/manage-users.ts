import * as z from 'zod/mini';
import { roles, taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { firstNameSchema, lastNameSchema, signupEmailSchema } from '../registration/person-fields.ts';
import { type Belonging, belongingChecks, belongingFields } from './belonging.ts';
import { userIdsSchema, userSchema } from './users.ts';

const nothing = z.object({});

/** For the record; somebody will ask. */
export const reasonSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(5, 'Say why, in a few words'),
    z.maxLength(500),
    z.regex(/^[^\p{Cc}]*$/u, 'Use one line'),
  );

/** Of an action that needs nothing but its reason. */
export const reasonBody = z.object({ reason: reasonSchema });

/** Roles given by staff; taxpayers register by themselves. */
export const staffRoles = roles.filter((role) => !taxpayerRoles.some((own) => own === role));

export const createUserBody = z
  .object({
    email: signupEmailSchema,
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    roleName: z
      .enum(roles, 'Field is required')
      .check(z.refine((role) => staffRoles.includes(role), 'Taxpayers and agents register by themselves')),
    ...belongingFields,
  })
  .check(...belongingChecks<{ readonly roleName: string } & Belonging>(({ roleName }) => [roleName]));

/** Cases in which another SuperAdmin decides: nothing happened to these people yet. Empty: all was done at once. */
export const proposedSchema = z.object({ workIds: z.array(z.uuid()) });

/** Nobody but the person learns the password: a link to set it goes to the address. Whoever would decide is proposed first. */
export const createUser = defineEndpoint({
  method: 'POST',
  path: '/users',
  summary: 'Create a member of staff; a link to set the password is sent',
  access: ['SuperAdmin'],
  body: createUserBody,
  response: z.extend(proposedSchema, { user: z.nullable(userSchema) }),
  errors: ['user.already-exists', 'user.two-persons'],
});

/** All of them or none. Their sessions end and they are told by e-mail. */
export const suspendUsers = defineEndpoint({
  method: 'POST',
  path: '/users/suspensions',
  summary: 'Suspend users: they can no longer sign in',
  access: ['SuperAdmin'],
  body: z.object({ userIds: userIdsSchema, reason: reasonSchema }),
  response: nothing,
  errors: ['user.not-found', 'user.last-super-admin', 'user.yourself'],
});

export const reinstateUsers = defineEndpoint({
  method: 'POST',
  path: '/users/reinstatements',
  summary: 'Let suspended users sign in again; of those who decide it is proposed',
  access: ['SuperAdmin'],
  body: z.object({ userIds: userIdsSchema, reason: reasonSchema }),
  response: proposedSchema,
  errors: ['user.not-found', 'user.two-persons', 'user.yourself'],
});

/** For a lost phone, after the person was identified by other means. Their sessions end and they are told by e-mail. */
export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/users/:id/second-factor/reset',
  summary: "Remove somebody's second factor; of somebody who decides it is proposed",
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: reasonBody,
  response: proposedSchema,
  errors: ['user.not-found', 'user.yourself', 'identity.second-factor-missing', 'user.two-persons'],
});

/** Written into the audit log before it is shown. */
export const revealNin = defineEndpoint({
  method: 'POST',
  path: '/users/:id/nin/reveal',
  summary: 'Show the full NIN of a user, for a recorded reason',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  body: reasonBody,
  response: z.object({ nin: z.string() }),
  errors: ['user.not-found', 'user.nin-missing', 'request.rate-limited'],
});
