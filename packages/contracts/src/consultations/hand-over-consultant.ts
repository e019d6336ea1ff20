import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { consultationModeSchema, consultationTopicSchema } from './consultation.ts';

const access = ['SuperAdmin'] as const;
const id = z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000_000_000));
const chosen = z.int().check(z.gte(1), z.lte(2_000_000_000));

/** What the other consultant could not be given, and why: somebody has them then, they do not take it, or they are away themselves. */
export const stayedConsultationSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  startsAt: z.iso.datetime(),
  topic: consultationTopicSchema,
  mode: consultationModeSchema,
  name: z.string(),
  why: z.enum(['time-taken', 'unsuitable', 'away']),
});
export type StayedConsultation = z.output<typeof stayedConsultationSchema>;

const handedOver = { transferred: z.int(), stayed: z.array(stayedConsultationSchema) };

/** Whoever booked one that moves is told by mail. A time that clashes stays where it is: nobody ever holds two. */
export const transferConsultations = defineEndpoint({
  method: 'POST',
  path: '/consultants/:id/transfers',
  summary: 'Give every consultation somebody has ahead to a colleague of the office',
  access,
  params: z.object({ id }),
  body: z.object({ toConsultantId: chosen, reason: reasonSchema }),
  response: z.object(handedOver),
  errors: ['consultant.not-found', 'consultant.nothing-ahead', 'consultant.successor-unsuitable'],
});

export const consultantCoverBody = z.object({ coverId: chosen, fromDay: z.iso.date(), untilDay: z.iso.date() }).check(
  z.refine(({ fromDay, untilDay }) => fromDay <= untilDay, {
    path: ['untilDay'],
    error: 'This day is before the first one',
  }),
);

/**
 * Days of Africa/Lagos, both included; it ends by itself. What is booked in that time goes to the colleague, as far as they can take
 * it, and who would book then is offered the colleague's times.
 */
export const coverConsultant = defineEndpoint({
  method: 'POST',
  path: '/consultants/:id/covers',
  summary: 'Say who stands in for a consultant who is away',
  access,
  params: z.object({ id }),
  body: consultantCoverBody,
  response: z.object({ id: z.uuid(), ...handedOver }),
  errors: ['consultant.not-found', 'consultant.cover-unsuitable', 'consultant.covered-already'],
});

/** From now on the consultant is booked again. What the colleague was given stays with them: the people were told so. */
export const endConsultantCover = defineEndpoint({
  method: 'POST',
  path: '/consultants/:id/covers/:coverId/end',
  summary: 'The consultant is back: nobody stands in any more',
  access,
  params: z.object({ id, coverId: z.uuid() }),
  body: z.object({}),
  response: z.object({}),
  errors: ['consultant.cover-not-found'],
});
