import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { choiceFields } from '../reporting/filter.ts';

export const userIdsSchema = z.array(z.uuid()).check(z.minLength(1), z.maxLength(200));

/** Spec §3 "User record". Never the NIN. */
export const userSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  otherName: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** Ordered; the first is the active role. */
  roles: z.array(z.string()),
  userRole: z.string(),
  status: z.enum(['active', 'suspended']),
  isEmailVerified: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** The link to set the first password was not used yet. */
  isInvited: z.boolean(),
  /** Where the roles that belong somewhere are held. */
  mdaId: z.nullable(z.int()),
  taxOfficeId: z.nullable(z.int()),
  expertSystemId: z.nullable(z.int()),
  /** The same by name. */
  workplace: z.nullable(z.string()),
  tpui: z.nullable(z.string()),
  /** All that is ever shown of it without a recorded reason. */
  ninLast4: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
});
export type User = z.output<typeof userSchema>;

export const userStatuses = ['active', 'invited', 'suspended'] as const;

/** Spec §3: "user record combines registration and user fields". */
export const userRecordSchema = z.extend(userSchema, {
  /** What a taxpayer said at the signup; null for staff. */
  registration: z.nullable(
    z.object({
      userName: z.string(),
      phoneNumber: z.string(),
      dateOfBirth: z.iso.date(),
      genderId: z.int(),
      occupation: z.string(),
      nationality: z.string(),
      stateId: z.int(),
      lgaId: z.int(),
      addressLine1: z.string(),
      addressLine2: z.string(),
      postalCode: z.string(),
    }),
  ),
});

/** Spec §7; fifty a page unless asked otherwise (§9). */
export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/users',
  summary: 'Users, by name, email or TPUI',
  failed: 'An error occurred while fetching users data',
  access: ['SuperAdmin'],
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['createdAt', 'firstName', 'lastName', 'email', 'userRole'] }),
    /** Only those whose active role this is. */
    roleName: z.optional(z.string().check(z.maxLength(60))),
    /** `invited`: active, and has not set a password yet. */
    status: z.optional(z.enum(userStatuses)),
    ...choiceFields(['mdaId', 'toId', 'esId']),
  }),
  response: listOf(userSchema),
  errors: ['list.cursor-invalid'],
});

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/users/:id',
  summary: 'One user',
  failed: 'An error occurred while fetching user data',
  access: ['SuperAdmin'],
  params: z.object({ id: z.uuid() }),
  response: userRecordSchema,
  errors: ['user.not-found'],
});
