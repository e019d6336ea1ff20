import * as z from 'zod/mini';
import { partnerEventTypes } from './events.ts';

/** Of one engine code, those that are not ended. */
export const webhooksMost = 5;

/** `standard`: by Standard Webhooks; `paid-notice`: the small notice of payments that clients of the earlier portal read. */
export const webhookShapes = ['standard', 'paid-notice'] as const;

/** Https at the standard port, a name and no number; whether it leads to public addresses, the server asks. */
export const webhookUrlSchema = z.string().check(
  z.trim(),
  z.maxLength(300, 'At most 300 characters'),
  z.regex(
    /^https:\/\/[a-z0-9.-]{3,253}(?::443)?(?:[/?][\x21\x22\x24-\x7e]*)?$/i,
    'An address that begins with https://, without a port',
  ),
  z.refine(
    (url) => /\.[a-z][a-z0-9-]*(?:[:/?]|$)/i.test(url.slice(8).split(/[:/?]/)[0] ?? ''),
    'A name with its domain, not a number',
  ),
);

export const webhookTypesSchema = z.array(z.enum(partnerEventTypes)).check(
  z.minLength(1, 'Choose what is told'),
  z.maxLength(partnerEventTypes.length),
  z.refine((types) => new Set(types).size === types.length, 'Each once'),
);

/** Hours for which the old secret signs beside the new one; 0: it ends at once. */
export const overlapHoursSchema = z._default(z.int().check(z.gte(0), z.lte(168)), 24);

export const webhookSchema = z.object({
  id: z.uuid(),
  url: z.string(),
  eventTypes: z.array(z.enum(partnerEventTypes)),
  shape: z.enum(webhookShapes),
  state: z.enum(['active', 'paused', 'ended']),
  /** `no-answer`: an event was tried to the end of its schedule; `gone`: the server answered 410. */
  stateWhy: z.nullable(z.enum(['by-partner', 'no-answer', 'gone'])),
  stateAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Until then two secrets sign. */
  previousSecretUntil: z.nullable(z.iso.datetime()),
  /** The server asked for quiet until then (`Retry-After`). */
  heldUntil: z.nullable(z.iso.datetime()),
  /** Events that have not arrived and are tried again. */
  waiting: z.int(),
});
export type Webhook = z.output<typeof webhookSchema>;

/** Why no status came back. */
export const attemptFaults = [
  'not-public',
  'name-unknown',
  'no-connection',
  'no-answer-in-time',
  'certificate',
  'broken-off',
] as const;
export type AttemptFault = (typeof attemptFaults)[number];

export const deliveryStates = ['waiting', 'arrived', 'given-up'] as const;

export const attemptSchema = z.object({
  at: z.iso.datetime(),
  tookMs: z.int(),
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(attemptFaults)),
  /** The beginning of what the server said. */
  answer: z.string(),
});
export type WebhookAttempt = z.output<typeof attemptSchema>;

export const deliverySchema = z.object({
  id: z.uuid(),
  /** Of the event, and the `webhook-id` of every attempt. */
  eventId: z.uuid(),
  type: z.string(),
  /** Reference of the bill; null: a test event. */
  about: z.nullable(z.string()),
  happenedAt: z.iso.datetime(),
  state: z.enum(deliveryStates),
  /** Of the present schedule. */
  tries: z.int(),
  /** Null unless it waits. */
  nextAt: z.nullable(z.iso.datetime()),
  lastAttempt: z.nullable(attemptSchema),
});
export type WebhookDelivery = z.output<typeof deliverySchema>;

export const deliveryDetailSchema = z.object({
  ...deliverySchema.shape,
  /** What is sent, byte by byte. */
  body: z.string(),
  /** The newest first. */
  attempts: z.array(attemptSchema),
});

/** By one event, or all that happened in a time; what arrived goes again only when it is asked for. */
export const replaySchema = z.union([
  z.strictObject({ eventId: z.uuid() }),
  z
    .strictObject({
      from: z.iso.datetime(),
      until: z.iso.datetime(),
      which: z._default(z.enum(['not-arrived', 'all']), 'not-arrived'),
    })
    .check(z.refine(({ from, until }) => Date.parse(from) <= Date.parse(until), 'The end is before the beginning')),
]);
export type WebhookReplay = z.output<typeof replaySchema>;

/** One call replays so many events. */
export const replayMost = 10_000;

/** An attempt that failed is followed by the next one after so many seconds, a tenth more or less: ten attempts in 75 h 35 min. */
export const webhookScheduleSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
export const webhookTriesMost = webhookScheduleSeconds.length + 1;
