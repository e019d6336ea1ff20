import { createAccessWorld } from './create-access-world.ts';

/**
 * The one world of the access matrix and its objects. For that one test file only: files that run in one process share modules, and this
 * world ends with the first of them. Another file makes a world of its own.
 */
export const { db, keysDir, ids, sessionOf, refusedSessionOf, unprovedSession, refusedUnproved, statusOf } =
  await createAccessWorld();
