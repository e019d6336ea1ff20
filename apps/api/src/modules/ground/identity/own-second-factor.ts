import type { ActionName, Role } from '@portal/contracts';
import * as z from 'zod';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { writeAudit } from '../audit/index.ts';
import { secondFactorLimit } from './attempt-limits.ts';
import type { PasswordsRepository } from './data/passwords.repository.ts';
import { saysTheirOwn } from './data/says-their-own.ts';
import { admit } from './limit-attempts.ts';
import { matchingStep, newRecoveryCodes, newTotpSecret, otpauthUriOf, plainRecoveryCode } from './one-time-codes.ts';
import { isRightCode } from './pass-second-factor.ts';
import { provePassword } from './prove-own-password.ts';
import type { SignInDeps } from './sign-in.ts';
import { tokenHashOf } from './tokens.ts';

export interface OwnSecondFactorDeps extends SignInDeps {
  readonly passwords: PasswordsRepository;
}

/** Sealed for one person, so that nothing has to be kept until the first code proves the app. */
const pendingEnrolment = z.object({ secret: z.string(), expiresAt: z.iso.datetime() });
const enrolmentMs = 10 * 60 * 1000;

export async function secondFactorStanding(
  { secondFactors, secondFactorRoles }: SignInDeps,
  { id, roles }: SignedInUser,
) {
  const standing = await secondFactors.standing(id);
  return {
    isEnrolled: standing !== undefined,
    isRequired: isRequired(secondFactorRoles, roles[0]),
    enrolledAt: standing?.enrolledAt.toISOString() ?? null,
    recoveryCodesLeft: standing?.recoveryCodesLeft ?? 0,
  };
}

export async function beginEnrolment(deps: OwnSecondFactorDeps, { id }: SignedInUser, password: string) {
  const account = await provePassword(deps, id, password);
  if (account.hasSecondFactor) throw new BusinessError('identity.second-factor-enrolled');
  const secret = newTotpSecret();
  const expiresAt = new Date(deps.clock.now().getTime() + enrolmentMs).toISOString();
  const challenge = deps.secretBox.seal(JSON.stringify({ secret, expiresAt }), `enrolment ${id}`).toString('base64url');
  return { challenge, expiresAt, otpauthUri: otpauthUriOf(secret, deps.serviceName, account.email), secret };
}

/** The caller's other sessions end: whoever opened one with the password alone is out. */
export async function confirmEnrolment(
  deps: OwnSecondFactorDeps,
  { id, sessionId }: SignedInUser,
  { challenge, code }: { readonly challenge: string; readonly code: string },
): Promise<string[]> {
  await admit(deps.attempts, [secondFactorLimit(id)]);
  const { secret, expiresAt } = openChallenge(deps, id, challenge);
  const now = deps.clock.now();
  if (expiresAt < now.toISOString()) throw new BusinessError('identity.challenge-expired');
  const step = matchingStep(secret, code, now);
  if (step === undefined) throw new BusinessError('identity.second-factor-invalid');
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    const isNew = await deps.secondFactors.enrol(tx, {
      userId: id,
      secretEncrypted: deps.secretBox.seal(secret, id),
      step,
      recoveryCodeHashes: recoveryCodes.map(hashOf),
      now,
    });
    if (!isNew) throw new BusinessError('identity.challenge-expired');
    await deps.passwords.endSessions(tx, id, sessionId);
    await deps.notify(tx, id, 'second-factor-enrolled');
    await audit(tx, id, 'second-factor.enrolled');
  });
  await deps.attempts.clear([secondFactorLimit(id).key]);
  return recoveryCodes;
}

export async function removeOwn(
  deps: OwnSecondFactorDeps,
  user: SignedInUser,
  proof: { readonly password: string; readonly code: string },
): Promise<void> {
  if (isRequired(deps.secondFactorRoles, user.roles[0])) throw new BusinessError('identity.second-factor-required');
  await proveBoth(deps, user.id, proof);
  await deps.db.transaction(async (tx) => {
    await saysTheirOwn(tx, user.id, 'changes');
    if (!(await deps.secondFactors.remove(tx, user.id))) throw new BusinessError('identity.second-factor-missing');
    await deps.passwords.endSessions(tx, user.id, user.sessionId);
    await deps.notify(tx, user.id, 'second-factor-removed');
    await audit(tx, user.id, 'second-factor.removed');
  });
}

export async function renewCodes(
  deps: OwnSecondFactorDeps,
  { id }: SignedInUser,
  proof: { readonly password: string; readonly code: string },
): Promise<string[]> {
  await proveBoth(deps, id, proof);
  const recoveryCodes = newRecoveryCodes();
  await deps.db.transaction(async (tx) => {
    await deps.secondFactors.setRecoveryCodes(tx, id, recoveryCodes.map(hashOf));
    await deps.notify(tx, id, 'recovery-codes-renewed');
    await audit(tx, id, 'recovery-codes.renewed');
  });
  return recoveryCodes;
}

async function proveBoth(
  deps: OwnSecondFactorDeps,
  userId: string,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<void> {
  const account = await provePassword(deps, userId, password);
  if (!account.hasSecondFactor) throw new BusinessError('identity.second-factor-missing');
  await admit(deps.attempts, [secondFactorLimit(userId)]);
  if (!(await isRightCode(deps, userId, code))) throw new BusinessError('identity.second-factor-invalid');
  await deps.attempts.clear([secondFactorLimit(userId).key]);
}

/** Whatever is not a challenge of ours for this person is over. */
function openChallenge(
  { secretBox }: SignInDeps,
  userId: string,
  challenge: string,
): z.output<typeof pendingEnrolment> {
  try {
    return pendingEnrolment.parse(
      JSON.parse(secretBox.open(Buffer.from(challenge, 'base64url'), `enrolment ${userId}`)),
    );
  } catch {
    throw new BusinessError('identity.challenge-expired');
  }
}

function isRequired(roles: readonly Role[], active: Role): boolean {
  return roles.includes(active);
}

function hashOf(recoveryCode: string): Buffer {
  return tokenHashOf(plainRecoveryCode(recoveryCode));
}

async function audit(tx: Transaction, userId: string, action: ActionName): Promise<void> {
  await writeAudit(tx, { actor: { userId }, action, subject: `user:${userId}` });
}
