import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { listFields, listOf } from '../lists/list-query.ts';

/** One thing that was done by somebody, or to what is theirs. */
export const ownActivitySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** Past tense, for example `session.opened`. */
  action: z.string(),
  /** The person themselves did it. */
  isOwn: z.boolean(),
  /** Of somebody else: their role and office. Taxpayers never learn the name of who looked; null for the portal itself. */
  by: z.nullable(z.string()),
  /** Why, where somebody had to say so. */
  reason: z.nullable(z.string()),
  /** Only of what the person did themselves. */
  device: z.nullable(z.string()),
  address: z.nullable(z.string()),
});
export type OwnActivity = z.output<typeof ownActivitySchema>;

/** Spec §2.9, Service Logs: own deeds, and what others did to one's account and record. */
export const listOwnActivity = defineEndpoint({
  method: 'GET',
  path: '/account/activity',
  summary: 'What was done with one’s own account and record, the newest first',
  access: 'signed-in',
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['at'] }),
    /** Only what others did: who opened one's file, and who changed it. */
    ofOthers: z.optional(z.stringbool()),
  }),
  response: listOf(ownActivitySchema),
  errors: ['list.cursor-invalid'],
});
