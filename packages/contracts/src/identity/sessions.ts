import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { openSessionSchema } from './signed-in-user.ts';

const currentSessionSchema = z.omit(openSessionSchema, { token: true, landing: true });
const nothing = z.object({});

export const getCurrentSession = defineEndpoint({
  method: 'GET',
  path: '/sessions/current',
  summary: 'Who is signed in, and until when',
  access: 'signed-in',
  response: currentSessionSchema,
});

export const extendSession = defineEndpoint({
  method: 'POST',
  path: '/sessions/current/extension',
  summary: 'Stay signed in: the idle time starts again',
  access: 'signed-in',
  response: currentSessionSchema,
});

export const signOut = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/current',
  summary: 'Sign out; the token is dead at once on every server',
  access: 'signed-in',
  response: nothing,
});

export const sessionSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  /** For people: browser and system, as far as they can be told. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
});

export type OwnSession = z.output<typeof sessionSchema>;

export const listOwnSessions = defineEndpoint({
  method: 'GET',
  path: '/sessions',
  summary: "The caller's live sessions, newest first",
  access: 'signed-in',
  response: z.array(sessionSchema),
});

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/others',
  summary: "End every session of the caller's but this one",
  access: 'signed-in',
  response: z.object({ ended: z.int() }),
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/sessions/:id',
  summary: "End one of the caller's sessions",
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  response: nothing,
  errors: ['route.not-found'],
});
