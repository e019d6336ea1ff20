import { endUserSessions, inviteAgain, isDecider, listUserSessions, updateUser } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../audit/index.ts';
import type { AccountActs } from '../account-acts.ts';
import { changedFields, detailsAfter, places } from '../acts/details-after.ts';
import { mailLimit } from '../attempt-limits.ts';
import type { AttemptsRepository } from '../data/attempts.repository.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { SessionsRepository } from '../data/sessions.repository.ts';
import type { UsersRepository } from '../data/users.repository.ts';
import type { ProposeDeciderChange } from '../decider-changes.ts';
import { invitationJob } from '../identity.jobs.ts';
import { admit } from '../limit-attempts.ts';
import { presentUser, type UsersDeps } from './users.route.ts';

export interface UpdateUserDeps extends Pick<UsersDeps, 'db'> {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly users: UsersRepository;
  readonly sessions: SessionsRepository;
  readonly attempts: AttemptsRepository;
  readonly acts: AccountActs;
  readonly proposeDeciderChange: ProposeDeciderChange;
}

export function updateUserRoutes(app: FastifyInstance, deps: UpdateUserDeps): void {
  const { db, users, sessions, clock } = deps;

  serve(app, updateUser, async ({ params: { id }, body }, { user, language }) => {
    const workIds = await keepingRules(db, async (tx) => {
      const before = await users.lockDetails(tx, id);
      if (!before) throw new BusinessError('user.not-found');
      const { reason, ...wanted } = body;
      const after = detailsAfter(before, wanted);
      const changed = changedFields(before, after);
      if (changed.includes('email') && id === user.id) throw new BusinessError('user.yourself');
      if (
        !isDecider(before.roles) ||
        !changed.some((field) => field === 'email' || places.some((own) => own === field))
      ) {
        await deps.acts.changeDetails(tx, { userId: id, wanted, by: user.id, reason, language });
        return [];
      }
      const facts = Object.fromEntries(changed.map((field) => [field, after[field]]));
      const asked = { change: 'details' as const, ...facts, language };
      return [await deps.proposeDeciderChange(tx, { userId: id, asked, reason, by: user.id })];
    });
    const row = await users.find(id);
    if (!row) throw new BusinessError('user.not-found');
    return { ...presentUser(row), registration: (await users.findRegistration(id)) ?? null, workIds };
  });

  serve(app, inviteAgain, async ({ params: { id } }, { user, language }) => {
    const row = await users.find(id);
    if (!row) throw new BusinessError('user.not-found');
    if (!row.isInvited || row.status !== 'active') throw new BusinessError('user.not-invited');
    await admit(deps.attempts, [mailLimit('invitation', row.email)]);
    await db.transaction(async (tx) => {
      await deps.jobs.enqueue(tx, invitationJob, { userId: id, language });
      await writeAudit(tx, { actor: { userId: user.id }, action: 'user.invited', subject: `user:${id}` });
    });
    return {};
  });

  serve(app, listUserSessions, async ({ params: { id } }) => {
    if (!(await users.find(id))) throw new BusinessError('user.not-found');
    const live = await sessions.list(id, clock.now());
    return live.map((session) => ({
      ...session,
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    }));
  });

  serve(app, endUserSessions, async ({ params: { id }, body: { sessionId, reason } }, { user }) => {
    // One's own are ended in one's own settings, where nobody ends the one they work in by mistake.
    if (id === user.id) throw new BusinessError('user.yourself');
    const ended = await db.transaction(async (tx) => {
      if (!(await users.lock(tx, [id]))) throw new BusinessError('user.not-found');
      const count = await users.endSessions(tx, id, sessionId);
      if (count > 0)
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'session.ended',
          subject: `user:${id}`,
          detail: { reason, sessions: count },
        });
      return count;
    });
    return { ended };
  });
}
