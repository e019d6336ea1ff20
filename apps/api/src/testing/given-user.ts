import { randomBytes } from 'node:crypto';
import { needOf, type Role, type Scope, taxpayerRoles } from '@portal/contracts';
import { scopeOf } from '../modules/ground/identity/domain/scope-of.ts';
import type { Database } from '../platform/db/database.ts';

interface UserOptions extends GivenPlace {
  /** Ordered; the first is the active one. */
  readonly roles: readonly (Role | string)[];
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly passwordHash?: string;
  readonly isVerified?: boolean;
}

/** Counts where the role needs it. */
interface GivenPlace {
  /** 1 unless given. */
  readonly mdaId?: number;
  /** 6 unless given. */
  readonly taxOfficeId?: number;
  /** 1 unless given. */
  readonly expertSystemId?: number;
  /** A new one for an account, that of bills which `givenBill` raises for a scope, unless given. */
  readonly tpui?: string;
}

/** A person who may have these roles: with the MDA, office, expert system or TPUI they need. Answers the id. */
export async function givenUser({ $client }: Pick<Database, '$client'>, options: UserOptions): Promise<string> {
  const { roles, email, firstName = 'Amina', lastName = 'Bello', passwordHash, isVerified = true } = options;
  const { mdaId = 1, taxOfficeId = 6, expertSystemId = 1 } = options;
  const needs = (need: string) => roles.some((role) => needOf(role) === need);
  const isTaxpayer = roles.some((role) => taxpayerRoles.some((own) => own === role));
  // Somebody who has been there for long: nobody proposed them, and they wait for nothing.
  const { rows } = await $client.query<{ id: string }>(
    `with founded as (
       select set_config('portal.founds_accounts', 'on', true) as is_on
     ), person as (
       insert into users (email, first_name, last_name, password_hash, email_verified_at, mda_id, tax_office_id, expert_system_id, tpui)
       values ($1, $2, $3, $4, case when $5 then now() end, $6, $7, $8, case when $9 then coalesce($11, next_tpui()) end) returning id
     ), given as (
       insert into user_roles (user_id, role_name, position)
       select id, name, position from person, unnest($10::text[]) with ordinality as role (name, position)
     )
     select id from person, founded`,
    [
      email ?? `${randomBytes(6).toString('hex')}@demo.test`,
      firstName,
      lastName,
      passwordHash ?? null,
      isVerified,
      needs('mdaId') ? mdaId : null,
      needs('taxOfficeId') ? taxOfficeId : null,
      needs('expertSystemId') ? expertSystemId : null,
      isTaxpayer,
      roles,
      options.tpui ?? null,
    ],
  );
  return rows[0]?.id ?? '';
}

/** A taxpayer who named a NIN and proved nothing: no TPUI. Answers the id. */
export async function givenUnproved({ $client }: Pick<Database, '$client'>): Promise<string> {
  const { rows } = await $client.query<{ id: string }>(
    `with person as (
       insert into users (email, first_name, last_name, email_verified_at, user_type)
       values ($1, 'Amina', 'Bello', now(), 'Individual') returning id
     ), given as (
       insert into user_roles (user_id, role_name, position) select id, 'Individual', 1 from person
     ), registered as (
       insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
         state_id, lga_id, address_line1, identity_proof, registered_at)
       select id, 1, $1, '08030000001', '1990-02-28', 1, 'Trader', 'Nigerian', 19, 1, '12 Ahmadu Bello Way', 'details', now() from person
     )
     select id from person`,
    [`${randomBytes(6).toString('hex')}@demo.test`],
  );
  return rows[0]?.id ?? '';
}

/** What the session of somebody with this role may see, by the same ids as `givenUser` has. */
export function givenScope(
  role: Role,
  { mdaId = 1, taxOfficeId = 6, expertSystemId = 1, tpui = 'TPUI-0001' }: GivenPlace = {},
): Scope {
  const named = (id: number) => ({ id, name: `Number ${id}` });
  const places = { mda: named(mdaId), taxOffice: named(taxOfficeId), expertSystem: named(expertSystemId), tpui };
  return scopeOf(role, places) ?? { kind: 'totals' };
}
