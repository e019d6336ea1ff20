import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { ninSchema } from './identity-numbers.ts';
import { signupEmailSchema } from './person-fields.ts';

const confirmers = [...taxOfficeRoles, 'SuperAdmin'] as const;

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
});
export type UnprovedAccount = z.output<typeof unprovedAccountSchema>;

/** An officer and a manager see who lives in the area of their office, everybody else who may confirm sees all. */
export const listUnprovedAccounts = defineEndpoint({
  method: 'GET',
  path: '/identity-confirmations',
  summary: 'Accounts whose NIN nobody has proved yet, those that wait longest first',
  access: confirmers,
  query: z.object(listFields({ pageSize: 50, sorts: ['registeredAt', 'name'], sortOrder: 'asc' })),
  response: listOf(unprovedAccountSchema),
  errors: ['list.cursor-invalid'],
});

/** Somebody came to the counter with their NIN slip: whoever holds the account is that person, and gets the TPUI. */
export const confirmIdentity = defineEndpoint({
  method: 'POST',
  path: '/identity-confirmations',
  summary: 'Confirm that an account belongs to the person of its NIN, whom the office has seen',
  access: confirmers,
  body: z.object({
    email: signupEmailSchema,
    nin: ninSchema,
    /** What was seen, for the record. */
    reason: reasonSchema,
  }),
  response: z.object({ tpui: z.string() }),
  /** Not found as well when the account names another NIN, or needs no proof. */
  errors: ['user.not-found', 'registration.already-registered', 'request.rate-limited'],
});
