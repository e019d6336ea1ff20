import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from './manage-users.ts';
import { userIdsSchema } from './users.ts';

const access = ['SuperAdmin'] as const;

/** What became of a proposal; `lapsed`: the account went by another way before anybody decided. */
export const accountDeletionStates = ['proposed', 'approved', 'refused', 'withdrawn', 'lapsed'] as const;

/** What the second person decides about: the account as it stands now, and why somebody proposes it. */
export const accountDeletionSchema = z.object({
  id: z.uuid(),
  state: z.enum(accountDeletionStates),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  person: z.object({
    id: z.uuid(),
    /** Empty of a taxpayer who was deleted. */
    name: z.string(),
    email: z.string(),
    roles: z.array(z.string()),
    workplace: z.nullable(z.string()),
    tpui: z.nullable(z.string()),
    status: z.enum(['active', 'suspended', 'deleted']),
  }),
  /** Whose account it is decides nothing about it. */
  isAboutYou: z.boolean(),
});
export type AccountDeletion = z.output<typeof accountDeletionSchema>;

/** Of one account, while it waits. */
export const openDeletionSchema = z.object({
  workId: z.uuid(),
  reason: z.string(),
  proposedBy: z.string(),
  proposedAt: z.iso.datetime(),
  isAboutYou: z.boolean(),
});
export type OpenDeletion = z.output<typeof openDeletionSchema>;

/**
 * Spec §7 deletes users by `userIds`; what cannot be taken back takes two persons (specification, two-person rule). All of them or none
 * are proposed, each with a case of its own; nothing changes until another SuperAdmin approves it. Then sessions end, and what was done
 * with the account stays on record.
 */
export const proposeDeletions = defineEndpoint({
  method: 'POST',
  path: '/users/deletions',
  summary: 'Propose to delete users; for each a second SuperAdmin decides',
  failed: 'An error occurred while deleting users',
  access,
  body: z.object({ userIds: userIdsSchema, reason: reasonSchema }),
  response: z.object({ workIds: z.array(z.uuid()) }),
  errors: ['user.not-found', 'user.yourself', 'account-deletion.pending'],
});

export const getAccountDeletion = defineEndpoint({
  method: 'GET',
  path: '/users/deletions/:id',
  summary: 'A proposed deletion, with the account as it stands now',
  access,
  params: z.object({ id: z.uuid() }),
  response: accountDeletionSchema,
  errors: ['account-deletion.not-found'],
});

export const getOpenDeletion = defineEndpoint({
  method: 'GET',
  path: '/users/:id/deletion',
  summary: 'Whether somebody proposed to delete this user, and nobody decided yet',
  access,
  params: z.object({ id: z.uuid() }),
  response: z.object({ deletion: z.nullable(openDeletionSchema) }),
  errors: ['user.not-found'],
});
