import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { ninSchema } from './identity-numbers.ts';
import { signupEmailSchema } from './person-fields.ts';

const readers = [...taxOfficeRoles, 'SuperAdmin'] as const;

/** An account that named a NIN and has not proved it: nothing of a person is theirs yet. */
export const unprovedAccountSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  /** What they registered as. */
  category: z.string(),
  lga: z.string(),
  ninLast4: z.nullable(z.string()),
  /** They wait since then. */
  registeredAt: z.iso.datetime(),
  /** The case in which an officer said what they saw; the manager confirms it. */
  workId: z.nullable(z.uuid()),
});
export type UnprovedAccount = z.output<typeof unprovedAccountSchema>;

/** An officer and a manager see who lives in the area of their office, everybody else who may confirm sees all. */
export const listUnprovedAccounts = defineEndpoint({
  method: 'GET',
  path: '/identity-confirmations',
  summary: 'Accounts whose NIN nobody has proved yet, those that wait longest first',
  access: readers,
  query: z.object(listFields({ pageSize: 50, sorts: ['registeredAt', 'name'], sortOrder: 'asc' })),
  response: listOf(unprovedAccountSchema),
  errors: ['list.cursor-invalid'],
});

/** One of them by the account's id, also when it needs no proof any more: what a case is about. */
export const getUnprovedAccount = defineEndpoint({
  method: 'GET',
  path: '/identity-confirmations/:id',
  summary: 'The account that a confirmation of an identity is about',
  access: readers,
  params: z.object({ id: z.uuid() }),
  response: unprovedAccountSchema,
  errors: ['user.not-found'],
});

/**
 * Somebody came to the counter of their home office with their NIN slip. The manager of that office confirms the case; then whoever holds
 * the account is that person, and gets the TPUI. The number that the identity register has of the person is told at once.
 */
export const proposeIdentity = defineEndpoint({
  method: 'POST',
  path: '/identity-confirmations',
  summary: 'Propose that an account belongs to the person of its NIN, whom an officer of the home office has seen',
  access: ['Tax Officer'],
  body: z.object({
    email: signupEmailSchema,
    nin: ninSchema,
    /** What was seen, for the record. */
    reason: reasonSchema,
  }),
  response: z.object({ workId: z.uuid() }),
  /** Not found as well when the account names another NIN, needs no proof, or lives in the area of another office. */
  errors: ['user.not-found', 'registration.confirmation-waits', 'request.rate-limited'],
});
