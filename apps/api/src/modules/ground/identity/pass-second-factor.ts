import { type Door, doorOf, doorSchema, type OpenSession } from '@portal/contracts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { noteActivity, writeAudit } from '../audit/index.ts';
import { secondFactorLimit } from './attempt-limits.ts';
import type { Account } from './data/accounts.repository.ts';
import type { Challenge } from './data/second-factors.repository.ts';
import { admit } from './limit-attempts.ts';
import { matchingStep, newRecoveryCodes, plainRecoveryCode } from './one-time-codes.ts';
import { factsOf, type Origin, openSession } from './open-session.ts';
import type { SignInDeps } from './sign-in.ts';
import { tokenHashOf } from './tokens.ts';

interface Answer {
  readonly challenge: string;
  readonly code: string;
}

export async function passSecondFactor(
  deps: SignInDeps,
  { challenge, code }: Answer,
  origin: Origin,
): Promise<OpenSession> {
  const tokenHash = tokenHashOf(challenge);
  const { account, door, isLastTry } = await answering(
    deps,
    await deps.secondFactors.tryChallenge(tokenHash, 'code', deps.clock.now()),
  );
  if (!(await isRightCode(deps, account.id, code))) {
    // Whoever guesses codes knows the password.
    if (isLastTry) await deps.db.transaction((tx) => deps.notify(tx, account.id, 'wrong-codes', factsOf(origin)));
    const subject = `user:${account.id}`;
    await noteActivity(deps.db, {
      actor: 'nobody',
      action: 'session.refused',
      subject,
      detail: { door, step: 'code' },
    });
    throw new BusinessError('identity.second-factor-invalid');
  }
  await finish(deps, account, tokenHash);
  return openSession(deps, account, door, origin);
}

/** The first code proves that the app has the secret; only then does the account have a second factor. */
export async function enrolSecondFactor(
  deps: SignInDeps,
  { challenge, code }: Answer,
  origin: Origin,
): Promise<OpenSession & { recoveryCodes: string[] }> {
  const tokenHash = tokenHashOf(challenge);
  const tried = await deps.secondFactors.tryChallenge(tokenHash, 'enrolment', deps.clock.now());
  const { account, door } = await answering(deps, tried);
  const secretEncrypted = tried?.secretEncrypted;
  if (!secretEncrypted) throw new BusinessError('identity.challenge-expired');
  const step = matchingStep(deps.secretBox.open(secretEncrypted, account.id), code, deps.clock.now());
  if (step === undefined) throw new BusinessError('identity.second-factor-invalid');
  await finish(deps, account, tokenHash);
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    const isNew = await deps.secondFactors.enrol(tx, {
      userId: account.id,
      secretEncrypted,
      step,
      recoveryCodeHashes: recoveryCodes.map((recoveryCode) => tokenHashOf(plainRecoveryCode(recoveryCode))),
      now: deps.clock.now(),
    });
    if (!isNew) throw new BusinessError('identity.challenge-expired');
    await deps.notify(tx, account.id, 'second-factor-enrolled');
    await writeAudit(tx, {
      actor: { userId: account.id },
      action: 'second-factor.enrolled',
      subject: `user:${account.id}`,
    });
  });
  return { ...(await openSession(deps, account, door, origin)), recoveryCodes };
}

/** Whoever answers must still be who passed the first half, with the role that opens this door. */
async function answering(
  deps: SignInDeps,
  challenge: Challenge | undefined,
): Promise<{ account: Account; door: Door; isLastTry: boolean }> {
  if (!challenge) throw new BusinessError('identity.challenge-expired');
  const limit = secondFactorLimit(challenge.userId);
  const attempts = await admit(deps.attempts, [limit]);
  const account = await deps.accounts.findById(challenge.userId);
  const door = doorSchema.parse(challenge.door);
  if (!account || doorOf(account.roles[0] ?? '') !== door) throw new BusinessError('identity.challenge-expired');
  return { account, door, isLastTry: attempts.get(limit.key) === limit.limit };
}

/** Of the app, or a recovery code; each works once. */
export async function isRightCode(
  { secondFactors, secretBox, clock }: Pick<SignInDeps, 'secondFactors' | 'secretBox' | 'clock'>,
  userId: string,
  code: string,
): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return secondFactors.spendRecoveryCode(userId, tokenHashOf(plainRecoveryCode(code)));
  const sealed = await secondFactors.secretOf(userId);
  const step = sealed && matchingStep(secretBox.open(sealed, userId), code, clock.now());
  return step !== undefined && (await secondFactors.spendStep(userId, step));
}

async function finish({ secondFactors, attempts }: SignInDeps, { id }: Account, tokenHash: Buffer): Promise<void> {
  if (!(await secondFactors.spendChallenge(tokenHash))) throw new BusinessError('identity.challenge-expired');
  await attempts.clear([secondFactorLimit(id).key]);
}
