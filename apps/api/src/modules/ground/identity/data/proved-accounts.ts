import { sql } from 'drizzle-orm';
import { sql as typed } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

/** Keyed hashes of who somebody is; null where the register gave none. */
export interface PersonKeys {
  readonly ninIndex: Buffer | null;
  readonly personIndex: Buffer | null;
}

/**
 * Proof wins: accounts that name this person without having proved it are suspended, and answered so that they can be told. One
 * that stands at `email` yields the address too, when it names this person or never verified it; its mailbox hears of the new one.
 */
export async function parkUnproved(
  transaction: Transaction,
  { ninIndex, personIndex }: PersonKeys,
  { email, except }: { readonly email: string; readonly except?: string },
): Promise<{ readonly id: string; readonly keepsAddress: boolean }[]> {
  const { rows } = await transaction.execute<{ id: string; keepsAddress: boolean }>(
    sql`update users set status = 'suspended', email = case when email = ${email} then id || '@parked.invalid' else email end
      where status <> 'deleted' and tpui is null and user_type is not null and id is distinct from ${except ?? null}::uuid
        and (nin_blind_index = ${ninIndex} or person_blind_index = ${personIndex} or (email = ${email} and email_verified_at is null))
        and (status = 'active' or email = ${email})
      returning id, email not like '%@parked.invalid' as "keepsAddress"`,
  );
  return rows;
}

const unproved = (on: Transaction) =>
  tablesOf(on)
    .selectFrom('users')
    .where('status', '=', 'active')
    .where('tpui', 'is', null)
    .where('user_type', 'is not', null)
    .forUpdate();

/** The account without proof that has this address and names this NIN. It stays as it is until the transaction ends. */
export async function lockUnproved(
  transaction: Transaction,
  email: string,
  ninIndex: Buffer,
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  return unproved(transaction)
    .select(({ ref }) => [
      ref('id').as('id'),
      typed<string>`person_name(${ref('first_name')}, ${ref('last_name')})`.as('name'),
    ])
    .where('email', '=', email)
    .where('nin_blind_index', '=', ninIndex)
    .executeTakeFirst();
}

/** The same by its id, with what other accounts of its person are found by; undefined when it needs no proof any more. */
export async function lockUnprovedById(
  transaction: Transaction,
  id: string,
): Promise<(PersonKeys & { readonly email: string }) | undefined> {
  return unproved(transaction)
    .select(['email', 'nin_blind_index as ninIndex', 'person_blind_index as personIndex'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Its TPUI; undefined when the person has proved another account of this kind. */
export async function giveTpui(transaction: Transaction, userId: string): Promise<string | undefined> {
  const { rows } = await transaction.execute<{ tpui: string }>(
    sql`update users set tpui = next_tpui() where id = ${userId} and tpui is null and not exists (
        select from users proved where proved.status <> 'deleted' and proved.tpui is not null and proved.user_type = users.user_type
          and proved.user_type in ('Individual', 'Agent')
          and (proved.nin_blind_index = users.nin_blind_index or proved.person_blind_index = users.person_blind_index))
      returning tpui`,
  );
  return rows[0]?.tpui;
}
