import { decideAccess, getAccessReview, lagosDay, listAccessReviews, openAccessReview } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { addDays } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { AccessReviewsRepository, PersonRow, ReviewRow } from '../data/access-reviews.repository.ts';
import { dueWithinDays } from '../data/begin-access-review.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import { quarterOf } from '../domain/quarter.ts';
import type { ManageUsersDeps } from './manage-users.route.ts';

export interface AccessReviewsDeps extends ManageUsersDeps {
  readonly clock: Clock;
  readonly reviews: AccessReviewsRepository;
}

/** Who has access is looked at every quarter: somebody else confirms it, or suspends the account.
 * It begins by itself (`begin-access-review.ts`), or by hand before. */
export function accessReviewsRoutes(app: FastifyInstance, deps: AccessReviewsDeps): void {
  const { db, clock, reviews } = deps;
  const today = () => lagosDay(clock.now());

  async function shown(id: string, reader: string) {
    const review = await reviews.find(id);
    if (!review) throw new BusinessError('access-review.not-found');
    const persons = await reviews.persons(id);
    return { ...presented(review, today()), persons: persons.map((person) => personFor(person, reader)) };
  }

  serve(app, listAccessReviews, async () => (await reviews.list()).map((review) => presented(review, today())));

  serve(app, getAccessReview, ({ params: { id } }, { user }) => shown(id, user.id));

  serve(app, openAccessReview, async (_request, { user }) => {
    const id = await db.transaction(async (tx) => {
      const quarter = quarterOf(today());
      const opened = await reviews.open(tx, quarter, addDays(today(), dueWithinDays), user.id);
      if (!opened) throw new BusinessError('access-review.begun-already');
      const [action, subject] = ['access-review.opened', `access-review:${opened}`] as const;
      await writeAudit(tx, { actor: { userId: user.id }, action, subject, detail: { quarter } });
      return opened;
    });
    return shown(id, user.id);
  });

  serve(app, decideAccess, async ({ params: { id }, body }, { user }) => {
    const { userId, decision } = body;
    if (userId === user.id) throw new BusinessError('access-review.own');
    const reason = body.decision === 'taken-away' ? body.reason : null;
    await keepingRules(db, async (tx) => {
      const person = await reviews.lock(tx, id, userId);
      if (!person) throw new BusinessError('access-review.not-found');
      if (person.decision !== null) throw new BusinessError('access-review.decided');
      await reviews.decide(tx, id, userId, user.id, decision, reason);
      if (reason !== null)
        await deps.acts.setStanding(tx, { userIds: [userId], status: 'suspended', by: user.id, reason });
      const [action, subject] = [`access-review.${decision}`, `user:${userId}`] as const;
      const detail = { review: id, roleNames: person.roles, ...(reason !== null && { reason }) };
      await writeAudit(tx, { actor: { userId: user.id }, action, subject, detail });
    });
    return shown(id, user.id);
  });
}

function presented({ openedAt, ...review }: ReviewRow, today: string) {
  const isOverdue = review.undecided > 0 && review.dueOn < today;
  return { ...review, openedAt: openedAt.toISOString(), isOverdue };
}

function personFor({ lastSeenAt, decidedAt, ...person }: PersonRow, reader: string) {
  return {
    ...person,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    mayDecide: person.decision === null && person.userId !== reader,
  };
}
