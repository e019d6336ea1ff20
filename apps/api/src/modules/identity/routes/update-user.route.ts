import {
  endUserSessions,
  inviteAgain,
  type Language,
  listUserSessions,
  needOf,
  type ParsedRequestOf,
  updateUser,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { violates } from '../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { serve } from '../../../platform/http/serve.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { writeAudit } from '../../audit/index.ts';
import { mailLimit } from '../attempt-limits.ts';
import type { AttemptsRepository } from '../data/attempts.repository.ts';
import { keepingRules } from '../data/keeping-rules.ts';
import type { PasswordsRepository } from '../data/passwords.repository.ts';
import type { SessionsRepository } from '../data/sessions.repository.ts';
import type { UserDetails, UsersRepository } from '../data/users.repository.ts';
import { emailVerificationJob, invitationJob, type Notify, securityNoticeJob } from '../identity.jobs.ts';
import { admit } from '../limit-attempts.ts';
import { presentUser, type UsersDeps } from './users.route.ts';

export interface UpdateUserDeps extends Pick<UsersDeps, 'db'> {
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly users: UsersRepository;
  readonly sessions: SessionsRepository;
  readonly passwords: PasswordsRepository;
  readonly attempts: AttemptsRepository;
  readonly notify: Notify;
}

type Update = ParsedRequestOf<typeof updateUser>['body'];

export function updateUserRoutes(app: FastifyInstance, deps: UpdateUserDeps): void {
  const { db, users, sessions, clock } = deps;

  serve(app, updateUser, async ({ params: { id }, body }, { user, language }) => {
    await keepingRules(db, async (tx) => {
      const before = await users.lockDetails(tx, id);
      if (!before) throw new BusinessError('user.not-found');
      const after = detailsAfter(before, body);
      const changed = fields.filter((field) => before[field] !== after[field]);
      if (changed.length === 0) return;
      if (changed.includes('email')) {
        if (id === user.id) throw new BusinessError('user.yourself');
        await changeAddress(deps, tx, id, before, language);
      }
      await users.update(tx, id, after);
      if (places.some((place) => changed.includes(place))) await deps.notify(tx, id, 'roles-changed');
      const of = (details: UserDetails) => Object.fromEntries(changed.map((field) => [field, details[field]]));
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'user.updated',
        subject: `user:${id}`,
        detail: { reason: body.reason, before: of(before), after: of(after) },
      });
    }).catch((error: unknown) => {
      if (violates(error, 'users_email_idx')) throw new BusinessError('user.already-exists');
      throw error;
    });
    const row = await users.find(id);
    if (!row) throw new BusinessError('user.not-found');
    return { ...presentUser(row), registration: (await users.findRegistration(id)) ?? null };
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

const fields = [
  'email',
  'firstName',
  'lastName',
  'otherName',
  'phoneNumber',
  'mdaId',
  'taxOfficeId',
  'expertSystemId',
] as const;
const places = ['mdaId', 'taxOfficeId', 'expertSystemId'] as const;
const names = ['firstName', 'lastName', 'otherName'] as const;

/** What is not named stays. Refuses a name of a taxpayer, a phone number nobody registered, and a place no role is held at. */
function detailsAfter(before: UserDetails, wanted: Update): UserDetails {
  const after = { ...before, ...Object.fromEntries(fields.map((field) => [field, wanted[field] ?? before[field]])) };
  const wrong = [
    ...names
      .filter((name) => before.isTaxpayer && before[name] !== after[name])
      .map((name) => [name, 'A taxpayer’s name is changed by a correction that they ask for']),
    ...(before.phoneNumber === null && after.phoneNumber !== null
      ? [['phoneNumber', 'This account was not opened by registering']]
      : []),
    ...places
      .filter((place) => after[place] !== before[place] && !before.roles.some((role) => needOf(role) === place))
      .map((place) => [place, 'None of their roles is held there. Give the role first']),
  ];
  if (wrong.length > 0) throw new BusinessError('request.invalid', { fieldErrors: Object.fromEntries(wrong) });
  return after;
}

/** Whoever has the new address proves it before signing in again; whoever had the former one is told. */
async function changeAddress(
  { jobs, passwords, clock }: UpdateUserDeps,
  tx: Transaction,
  id: string,
  { email, isInvited }: UserDetails,
  language: Language,
): Promise<void> {
  await passwords.endSessions(tx, id, null);
  await jobs.enqueue(tx, securityNoticeJob, {
    userId: id,
    notice: 'email-changed',
    formerEmail: email,
    at: clock.now().toISOString(),
  });
  if (isInvited) await jobs.enqueue(tx, invitationJob, { userId: id, language });
  else await jobs.enqueue(tx, emailVerificationJob, { userId: id, language });
}
