import {
  endOtherSessions,
  endSession,
  extendSession,
  getCurrentSession,
  listOwnSessions,
  signOut,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { noteActivity } from '../../audit/index.ts';
import type { AccountsRepository } from '../data/accounts.repository.ts';
import type { SessionsRepository } from '../data/sessions.repository.ts';
import { presentTimes, viewOf } from '../open-session.ts';

export interface SessionsDeps {
  readonly db: Database;
  readonly accounts: AccountsRepository;
  readonly sessions: SessionsRepository;
  readonly clock: Clock;
}

export function sessionsRoutes(app: FastifyInstance, deps: SessionsDeps): void {
  const { db, sessions, clock } = deps;

  serve(app, getCurrentSession, (_request, { user }) => currentSession(deps, user));
  serve(app, extendSession, async (_request, { user }) => {
    await sessions.touch(user.sessionId, clock.now());
    return currentSession(deps, user);
  });
  serve(app, signOut, async (_request, { user }) => {
    await sessions.end(user.id, user.sessionId);
    await noteActivity(db, { actor: { userId: user.id }, action: 'session.closed', subject: `user:${user.id}` });
    return {};
  });
  serve(app, listOwnSessions, async (_request, { user }) => {
    const own = await sessions.list(user.id, clock.now());
    return own.map(({ id, device, address, createdAt, lastUsedAt }) => ({
      id,
      isCurrent: id === user.sessionId,
      device,
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    }));
  });
  serve(app, endOtherSessions, async (_request, { user }) => ({
    ended: await sessions.endOthers(db.$client, user.id, user.sessionId),
  }));
  serve(app, endSession, async ({ params }, { user }) => {
    if ((await sessions.end(user.id, params.id)) === 0) throw new BusinessError('route.not-found');
    return {};
  });
}

async function currentSession({ accounts, sessions, clock }: SessionsDeps, { id, sessionId, scope }: SignedInUser) {
  const now = clock.now();
  const [account, session] = await Promise.all([accounts.findById(id), sessions.findLiveById(sessionId, now)]);
  if (!account || !session) throw new BusinessError('session.expired');
  return { user: viewOf(account, scope), ...presentTimes(session, now) };
}
