import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const liveHubPath = '/hubs/live';

/**
 * What a signed-in browser may follow. Each is answered with the part that is the reader's own; following what is not for the
 * reader is refused.
 */
export const liveTopics = [
  /** One's own notices. */
  'inbox',
  /** One's own exports. */
  'exports',
  /** Cases of the offices one works for. */
  'work',
  /** Bills and receipts at the counter of one's MDA. */
  'counter',
] as const;
export const liveTopicSchema = z.enum(liveTopics);
export type LiveTopic = z.output<typeof liveTopicSchema>;

/** `follow(topic)` goes up. `changed({ topic })` comes down and says nothing but: look again. */
export const liveHubMethods = { follow: 'Follow', changed: 'Changed' } as const;
export const liveChangeSchema = z.object({ topic: liveTopicSchema });
export type LiveChange = z.output<typeof liveChangeSchema>;

/** Browsers cannot send the session's token with a WebSocket except in its address; a ticket opens the hub only, and soon nothing. */
export const createLiveTicket = defineEndpoint({
  method: 'POST',
  path: '/live-tickets',
  summary: 'A short-lived ticket for the signed-in hub',
  access: 'signed-in',
  isByItself: true,
  body: z.object({}),
  response: z.object({ ticket: z.string(), expiresAt: z.iso.datetime() }),
});
