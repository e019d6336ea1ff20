import { type Door, doorOf, otherDoorOf, type Role, type SignInOutcome } from '@portal/contracts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import type { SecretBox } from '../../../platform/keys/secret-box.ts';
import type { SlowLanes } from '../../../platform/rate-limit/slow-lanes.ts';
import { noteActivity } from '../audit/index.ts';
import { admitSignIn } from './admit-sign-in.ts';
import { guessesBorne } from './attempt-limits.ts';
import type { Account, AccountsRepository } from './data/accounts.repository.ts';
import type { AttemptsRepository } from './data/attempts.repository.ts';
import type { SecondFactorsRepository } from './data/second-factors.repository.ts';
import { scopeOf } from './domain/scope-of.ts';
import { guessingNoticeJob } from './identity.jobs.ts';
import { newTotpSecret, otpauthUriOf } from './one-time-codes.ts';
import { type OpenSessionDeps, type Origin, openSession } from './open-session.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { newToken, tokenHashOf } from './tokens.ts';

export interface SignInDeps extends OpenSessionDeps {
  readonly accounts: AccountsRepository;
  readonly attempts: AttemptsRepository;
  readonly lanes: SlowLanes;
  readonly secondFactors: SecondFactorsRepository;
  readonly hasher: PasswordHasher;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly secretBox: SecretBox;
  readonly secondFactorRoles: readonly Role[];
  readonly serviceName: string;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly door: Door;
}

/** Long enough to install an authenticator app at the first sign-in. */
const challengeSeconds = 10 * 60;

/**
 * Until the password has proved right, a known and an unknown account take the same queries, one hash each, and get the
 * same words. The door is judged after that: whoever does not know the password learns nothing about anybody's role.
 */
export async function signIn(deps: SignInDeps, credentials: Credentials, origin: Origin): Promise<SignInOutcome> {
  const { email, password, door } = credentials;
  const admitted = await admitSignIn(deps, email, origin);
  const account = await deps.accounts.findByEmail(email);
  const isRight = await admitted.check((turn) => deps.hasher.verify(account?.passwordHash, password, turn));
  if (!account || !isRight) {
    // Once a day; an account that nobody has takes the same work.
    if (admitted.failures === guessesBorne) {
      await deps.jobs.enqueue(deps.db.$client, guessingNoticeJob, { email, at: deps.clock.now().toISOString() });
    }
    await noteRefusal(deps, account?.id, door);
    throw new BusinessError('identity.invalid-credentials');
  }
  await admitted.succeeded();

  const active = account.roles[0] ?? '';
  // A role without what it is for opens as little as a custom one.
  const role = scopeOf(active, account.belongings) ? active : '';
  if (doorOf(role) !== door) return { outcome: 'other-door', redirectTo: otherDoorOf(door, role) };
  if (!account.isEmailVerified) throw new BusinessError('identity.email-not-verified');
  if (account.hasSecondFactor) {
    return { outcome: 'second-factor-required', ...(await challenge(deps, account, door, null)) };
  }
  if (deps.secondFactorRoles.some((required) => required === role)) return beginEnrolment(deps, account, door);
  return { outcome: 'signed-in', ...(await openSession(deps, account, door, origin)) };
}

/** Of an account that nobody has, too: the same work, and never the address that was typed. */
function noteRefusal({ db }: SignInDeps, userId: string | undefined, door: Door): Promise<void> {
  const subject = userId === undefined ? 'user:unknown' : `user:${userId}`;
  return noteActivity(db, { actor: 'nobody', action: 'session.refused', subject, detail: { door } });
}

async function beginEnrolment(deps: SignInDeps, account: Account, door: Door): Promise<SignInOutcome> {
  const secret = newTotpSecret();
  const sealed = deps.secretBox.seal(secret, account.id);
  return {
    outcome: 'second-factor-enrolment',
    otpauthUri: otpauthUriOf(secret, deps.serviceName, account.email),
    secret,
    ...(await challenge(deps, account, door, sealed)),
  };
}

async function challenge(
  { secondFactors, clock }: SignInDeps,
  account: Account,
  door: Door,
  secretEncrypted: Buffer | null,
): Promise<{ challenge: string; expiresAt: string }> {
  const token = newToken();
  const expiresAt = new Date(clock.now().getTime() + challengeSeconds * 1000);
  const begun = { tokenHash: tokenHashOf(token), door, secretEncrypted, expiresAt };
  if (!(await secondFactors.challenge(account, begun))) throw new BusinessError('identity.invalid-credentials');
  return { challenge: token, expiresAt: expiresAt.toISOString() };
}
