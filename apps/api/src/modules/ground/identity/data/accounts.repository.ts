import type { Database } from '../../../../platform/db/database.ts';
import type { Belongings } from '../domain/scope-of.ts';
import { belongingsColumn } from './belongings.ts';

/** A person who may sign in, as signing in needs it. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly avatar: string | null;
  readonly tpui: string | null;
  readonly passwordHash: string | null;
  readonly isEmailVerified: boolean;
  /** Ordered; the first is the active one. */
  readonly roles: readonly string[];
  readonly hasSecondFactor: boolean;
  readonly belongings: Belongings;
}

export interface AccountsRepository {
  findByEmail(email: string): Promise<Account | undefined>;
  findById(id: string): Promise<Account | undefined>;
  /** For telling people about their account, also that it is suspended. */
  findAlsoSuspended(id: string): Promise<Account | undefined>;
}

const account = `
  select users.id, email, first_name as "firstName", last_name as "lastName", avatar, tpui,
    password_hash as "passwordHash", email_verified_at is not null as "isEmailVerified",
    array(select role_name from user_roles where user_id = users.id order by position) as roles,
    exists (select from second_factors where user_id = users.id) as "hasSecondFactor",
    ${belongingsColumn}
  from users`;

/** Active accounts only: a suspended or deleted one is as good as unknown. */
export function createAccountsRepository({ $client }: Database): AccountsRepository {
  const one = async (name: string, text: string, value: string) =>
    (await $client.query<Account>({ name, text, values: [value] })).rows[0];
  return {
    findByEmail: (email) => one('account-by-email', `${account} where status = 'active' and email = $1`, email),
    findById: (id) => one('account-by-id', `${account} where status = 'active' and users.id = $1`, id),
    findAlsoSuspended: (id) =>
      one('account-also-suspended', `${account} where status <> 'deleted' and users.id = $1`, id),
  };
}
