import type { Database } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { oldPasswordLimit } from './attempt-limits.ts';
import { type Account, type AccountsRepository, createAccountsRepository } from './data/accounts.repository.ts';
import { type AttemptsRepository, createAttemptsRepository } from './data/attempts.repository.ts';
import { admit } from './limit-attempts.ts';
import type { PasswordHasher } from './password-hasher.ts';

export interface ProvePasswordDeps {
  readonly accounts: AccountsRepository;
  readonly attempts: AttemptsRepository;
  readonly hasher: PasswordHasher;
}

/** Refuses unless it is the person's password: a screen that was left open is not enough for what takes an account away. */
export async function provePassword(deps: ProvePasswordDeps, userId: string, password: string): Promise<Account> {
  await admit(deps.attempts, [oldPasswordLimit(userId)]);
  const account = await deps.accounts.findById(userId);
  if (!(await deps.hasher.verify(account?.passwordHash, password)) || !account) {
    throw new BusinessError('identity.invalid-credentials');
  }
  await deps.attempts.clear([oldPasswordLimit(userId).key]);
  return account;
}

export type ProveOwnPassword = (userId: string, password: string) => Promise<unknown>;

/** For other modules. */
export function createProveOwnPassword(db: Database, hasher: PasswordHasher): ProveOwnPassword {
  const deps = { accounts: createAccountsRepository(db), attempts: createAttemptsRepository(db), hasher };
  return (userId, password) => provePassword(deps, userId, password);
}
