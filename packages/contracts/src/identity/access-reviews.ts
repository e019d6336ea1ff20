import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from './manage-users.ts';

const access = ['SuperAdmin'] as const;
const params = z.object({ id: z.uuid() });

/** A round over everybody who had a role of staff when it began: each is confirmed, or suspended: everybody keeps a role. */
export const accessReviewSchema = z.object({
  id: z.uuid(),
  /** For example `2026-Q4`. */
  quarter: z.string(),
  /** Null of those that the portal began by itself, on the first working day of the quarter. */
  openedBy: z.nullable(z.string()),
  openedAt: z.iso.datetime(),
  dueOn: z.iso.date(),
  people: z.int(),
  undecided: z.int(),
  isOverdue: z.boolean(),
});
export type AccessReview = z.output<typeof accessReviewSchema>;

export const reviewedPersonSchema = z.object({
  userId: z.uuid(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  /** Where they work; nowhere for who sees the whole state. */
  workplace: z.nullable(z.string()),
  /** When they signed in last; null when never. */
  lastSeenAt: z.nullable(z.iso.datetime()),
  decision: z.nullable(z.enum(['confirmed', 'taken-away'])),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  reason: z.nullable(z.string()),
  /** Nobody decides about himself or herself. */
  mayDecide: z.boolean(),
});
export type ReviewedPerson = z.output<typeof reviewedPersonSchema>;

const reviewWithPeople = z.extend(accessReviewSchema, { persons: z.array(reviewedPersonSchema) });

export const listAccessReviews = defineEndpoint({
  method: 'GET',
  path: '/access-reviews',
  summary: 'The quarterly reviews of who has access, the newest first',
  access,
  response: z.array(accessReviewSchema),
});

export const openAccessReview = defineEndpoint({
  method: 'POST',
  path: '/access-reviews',
  summary: 'Begin the review of this quarter, due within fourteen days',
  access,
  response: reviewWithPeople,
  errors: ['access-review.begun-already'],
});

export const getAccessReview = defineEndpoint({
  method: 'GET',
  path: '/access-reviews/:id',
  summary: 'One review with everybody in it',
  access,
  params,
  response: reviewWithPeople,
  errors: ['access-review.not-found'],
});

export const decideAccess = defineEndpoint({
  method: 'POST',
  path: '/access-reviews/:id/decisions',
  summary: 'Confirm what somebody may do, or take it away: the account is suspended',
  access,
  params,
  body: z.discriminatedUnion('decision', [
    z.object({ userId: z.uuid(), decision: z.literal('confirmed') }),
    z.object({ userId: z.uuid(), decision: z.literal('taken-away'), reason: reasonSchema }),
  ]),
  response: reviewWithPeople,
  errors: ['access-review.not-found', 'access-review.decided', 'access-review.own'],
});
