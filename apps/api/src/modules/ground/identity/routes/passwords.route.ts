import { changePassword, requestPasswordReset, resetPassword } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { Jobs } from '../../../../platform/jobs/create-jobs.ts';
import type { SlowLanes } from '../../../../platform/rate-limit/slow-lanes.ts';
import { writeAudit } from '../../audit/index.ts';
import { accountCount, oldPasswordLimit, pairsOf, secondFactorLimit } from '../attempt-limits.ts';
import type { AccountsRepository } from '../data/accounts.repository.ts';
import type { AttemptsRepository } from '../data/attempts.repository.ts';
import type { OneTimeTokensRepository } from '../data/one-time-tokens.repository.ts';
import type { PasswordsRepository } from '../data/passwords.repository.ts';
import { type Notify, passwordResetJob } from '../identity.jobs.ts';
import { inMailTurn } from '../in-mail-turn.ts';
import { refuseKnownPassword } from '../known-passwords.ts';
import { admit } from '../limit-attempts.ts';
import { mayWriteTo } from '../may-write-to.ts';
import type { PasswordHasher } from '../password-hasher.ts';
import { tokenHashOf } from '../tokens.ts';

export interface PasswordsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly accounts: AccountsRepository;
  readonly attempts: AttemptsRepository;
  readonly lanes: SlowLanes;
  readonly tokens: OneTimeTokensRepository;
  readonly passwords: PasswordsRepository;
  readonly hasher: PasswordHasher;
  readonly notify: Notify;
}

export function passwordsRoutes(app: FastifyInstance, deps: PasswordsDeps): void {
  serve(app, requestPasswordReset, ({ body: { email } }, { language, ...from }) =>
    inMailTurn(deps, from, async () => {
      if (await mayWriteTo(deps.attempts, 'reset-password', email)) {
        await deps.jobs.enqueue(deps.db.$client, passwordResetJob, { email, language });
      }
      return {};
    }),
  );

  serve(app, resetPassword, async ({ body }) => {
    await resetByLink(deps, tokenHashOf(body.token), body.password);
    return {};
  });

  serve(app, changePassword, async ({ body }, { user }) => {
    await admit(deps.attempts, [oldPasswordLimit(user.id)]);
    const account = await deps.accounts.findById(user.id);
    if (!(await deps.hasher.verify(account?.passwordHash, body.oldPassword))) {
      throw new BusinessError('identity.invalid-credentials');
    }
    refuseKnownPassword(body.password);
    const newHash = await deps.hasher.hash(body.password);
    const change = { oldHash: account?.passwordHash ?? null, newHash, keptSessionId: user.sessionId };
    await deps.db.transaction(async (tx) => {
      // Whoever has reset it meanwhile is not overruled.
      if (!(await deps.passwords.change(tx, user.id, change))) throw new BusinessError('identity.invalid-credentials');
      await deps.notify(tx, user.id, 'password-changed');
      await writeAudit(tx, { actor: { userId: user.id }, action: 'password.changed', subject: `user:${user.id}` });
    });
    await deps.attempts.clear([oldPasswordLimit(user.id).key]);
    return {};
  });
}

/** Whoever opened the link has the mailbox: the address is verified too, and what guessers used up is given back. */
async function resetByLink(deps: PasswordsDeps, tokenHash: Buffer, password: string): Promise<void> {
  const { db, clock, tokens, passwords, hasher, notify } = deps;
  // Before the hash, which is dear; the transaction below is what lets a link work once.
  if (!(await tokens.isGood('reset-password', tokenHash, clock.now())))
    throw new BusinessError('identity.link-invalid');
  refuseKnownPassword(password);
  const passwordHash = await hasher.hash(password);
  const userId = await db.transaction(async (tx) => {
    const owner = await tokens.use(tx, 'reset-password', tokenHash, clock.now());
    if (!owner || !(await passwords.reset(tx, owner, passwordHash))) throw new BusinessError('identity.link-invalid');
    await passwords.markEmailVerified(tx, owner, clock.now());
    await notify(tx, owner, 'password-changed');
    await writeAudit(tx, { actor: { userId: owner }, action: 'password.reset', subject: `user:${owner}` });
    return owner;
  });
  const account = await deps.accounts.findById(userId);
  if (!account) return;
  await deps.attempts.clear([accountCount(account.email).key, secondFactorLimit(userId).key]);
  await deps.attempts.clearAll(pairsOf(account.email));
}
