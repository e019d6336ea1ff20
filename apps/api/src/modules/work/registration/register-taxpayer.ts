import type { Language, ParsedRequestOf, register } from '@portal/contracts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import {
  admit,
  emailVerificationJob,
  mayWriteTo,
  openAccount,
  type PasswordHasher,
  refuseKnownPassword,
} from '../../ground/identity/index.ts';
import { disagreements } from './domain/same-person.ts';
import { detailsLimit } from './limits.ts';
import { type LookUpDeps, type OpenLookUp, openLookUp } from './look-up.ts';
import { parkUnprovedAccounts } from './park-unproved-accounts.ts';
import { accountExistsJob } from './registration.jobs.ts';

export interface RegisterDeps extends LookUpDeps {
  readonly hasher: PasswordHasher;
}

type Signup = ParsedRequestOf<typeof register>['body'];

/**
 * Opens the account a look-up is about. Whether the e-mail address, or an unproved NIN, has an account already shows in
 * nothing: the same answer, statements, hash and one mail, which then goes to the owner of that account. Proof wins: what
 * others opened with this NIN and did not prove is parked.
 */
export async function registerTaxpayer(deps: RegisterDeps, signup: Signup, language: Language): Promise<void> {
  const { db, attempts, hasher, registrations } = deps;
  const opened = await openLookUp(deps, signup.lookUpToken);
  const { row, person, keys, isProved, agent, userType } = opened;
  if (!deps.seals.numberIndex(signup.nin).equals(row.numberIndex)) {
    throw new BusinessError('registration.look-up-expired');
  }
  const wrong = await registrations.wrongChoices(signup);
  if (wrong.length > 0) throw refusedFields('request.invalid', wrong, 'Choose one of the list');
  refuseKnownPassword(signup.password);
  await checkDetails(deps, opened, signup);
  if (isProved && (await registrations.hasAccount(keys, userType))) {
    throw new BusinessError('registration.already-registered');
  }
  // When others used the address up, the account waits for its mail: it can be asked for again.
  const isTold = await mayWriteTo(attempts, 'verify-email', signup.email);

  const passwordHash = await hasher.hash(signup.password);
  const now = deps.clock.now();
  await db.transaction(async (tx) => {
    const { nin } = person;
    const actor = { system: 'registration' };
    if (isProved) await parkUnprovedAccounts(deps, tx, keys, { actor, email: signup.email });
    const { isNew, ownerIds } = await openAccount(tx, {
      id: row.id,
      email: signup.email,
      firstName: signup.firstName,
      middleName: signup.middleName,
      lastName: signup.lastName,
      passwordHash,
      userType,
      nin:
        nin && keys.ninIndex
          ? { sealed: deps.seals.sealNin(nin, row.id), index: keys.ninIndex, last4: nin.slice(-4) }
          : null,
      personIndex: keys.personIndex,
      isProved,
    });
    const isOurs = await registrations.finish(tx, row.id, {
      ...signup,
      userId: row.id,
      categoryId: row.categoryId,
      userName: row.userName,
      identityProof: isProved ? 'code' : 'details',
      agentPreRegistrationId: agent?.id ?? null,
      now,
    });
    if (!isOurs) throw new BusinessError('registration.look-up-expired');
    if (isNew && isTold) await deps.jobs.enqueue(tx, emailVerificationJob, { userId: row.id, language });
    if (!isNew && isTold) await deps.jobs.enqueue(tx, accountExistsJob, { userIds: [...ownerIds], language });
    await writeAudit(tx, {
      actor,
      action: isNew ? 'user.registered' : 'registration.not-opened',
      subject: isNew ? `user:${row.id}` : `registration:${row.id}`,
      detail: isNew ? { userType, identityProof: isProved ? 'code' : 'details' } : { owners: [...ownerIds] },
    });
  });
}

/** Whoever proved control is told what does not agree; whoever did not learns only that something does not. */
async function checkDetails(deps: RegisterDeps, { row, person, isProved }: OpenLookUp, signup: Signup): Promise<void> {
  if (!isProved) await admit(deps.attempts, [detailsLimit(row.numberIndex)]);
  const fields = disagreements(signup, person);
  if (fields.length === 0) return;
  await deps.lookUps.countMismatch(row.id, deps.clock.now());
  throw isProved
    ? refusedFields('registration.details-mismatch', fields, 'This is not what the national identity register has')
    : new BusinessError('registration.details-mismatch');
}

function refusedFields(
  code: 'request.invalid' | 'registration.details-mismatch',
  fields: readonly string[],
  words: string,
): BusinessError {
  return new BusinessError(code, { fieldErrors: Object.fromEntries(fields.map((field) => [field, words])) });
}
