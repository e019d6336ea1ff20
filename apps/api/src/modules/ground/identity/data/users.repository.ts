import { decidingRoles, type listUsers, type ParsedRequestOf, taxpayerRoles } from '@portal/contracts';
import { and, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';
import { holds, when } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';
import { saysTheirOwn } from './says-their-own.ts';

export interface UserRow {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly otherName: string | null;
  readonly avatar: string | null;
  readonly roles: string[];
  readonly status: 'active' | 'suspended';
  readonly isEmailVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly isInvited: boolean;
  readonly mdaId: number | null;
  readonly taxOfficeId: number | null;
  readonly expertSystemId: number | null;
  readonly workplace: string | null;
  readonly tpui: string | null;
  readonly ninLast4: string | null;
  readonly createdAt: Date;
}

/** What staff may change of somebody, and what it depends on. */
export interface UserDetails {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly otherName: string;
  /** Null of those who did not register. */
  readonly phoneNumber: string | null;
  readonly mdaId: number | null;
  readonly taxOfficeId: number | null;
  readonly expertSystemId: number | null;
  readonly roles: readonly string[];
  readonly isTaxpayer: boolean;
  readonly isInvited: boolean;
}

type ListQuery = ParsedRequestOf<typeof listUsers>['query'];

interface RegistrationRow {
  readonly userName: string;
  readonly phoneNumber: string;
  readonly dateOfBirth: string;
  readonly genderId: number;
  readonly occupation: string;
  readonly nationality: string;
  readonly stateId: number;
  readonly lgaId: number;
  readonly addressLine1: string;
  readonly addressLine2: string;
  readonly postalCode: string;
}

export interface NewUser {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly string[];
  readonly passwordHash?: string;
  readonly isEmailVerified?: boolean;
  readonly tpui?: string | null;
  readonly mdaId?: number;
  readonly taxOfficeId?: number;
  readonly expertSystemId?: number;
}

export interface UsersRepository {
  list(query: ListQuery): Promise<Listed<UserRow>>;
  find(id: string): Promise<UserRow | undefined>;
  /** What somebody said at the signup. */
  findRegistration(id: string): Promise<RegistrationRow | undefined>;
  /** Nobody else changes them until the transaction ends. False when one of them does not exist. */
  lock(transaction: Transaction, ids: readonly string[]): Promise<boolean>;
  /** Nobody else changes them until the transaction ends. */
  lockDetails(transaction: Transaction, id: string): Promise<UserDetails | undefined>;
  /** Another address is one nobody has proved. */
  update(transaction: Transaction, id: string, details: UserDetails): Promise<void>;
  /** Those of them who decide, whichever of their roles is active. */
  decidersAmong(
    transaction: Transaction,
    ids: readonly string[],
  ): Promise<{ readonly id: string; readonly status: string }[]>;
  /** One of theirs or all; how many ended. */
  endSessions(transaction: Transaction, id: string, sessionId: string | undefined): Promise<number>;
  /** Answers those whose standing it changed; the others had it already. */
  setStatus(transaction: Transaction, ids: readonly string[], status: 'active' | 'suspended'): Promise<string[]>;
  /**
   * The rows stay, because bills, answers and the audit log name them. Nothing is left to sign in with, and of a taxpayer
   * nothing that says who they were but their TPUI; the names of staff stay readable beside what they did.
   */
  delete(transaction: Transaction, ids: readonly string[]): Promise<void>;
  /** Says to the database that the transaction deletes the account of its own owner: of taxpayers it takes nobody else. */
  closesOwn(transaction: Transaction, id: string): Promise<void>;
}

const activeRole = `(select role_name from user_roles where user_id = users.id order by position limit 1)`;
const columns = `users.id, email, first_name as "firstName", last_name as "lastName", other_name as "otherName", avatar, status, tpui, nin_last4 as "ninLast4",
  array(select role_name from user_roles where user_id = users.id order by position) as roles,
  email_verified_at is not null as "isEmailVerified", created_at as "createdAt",
  exists (select from second_factors where user_id = users.id) as "hasSecondFactor", password_hash is null as "isInvited",
  mda_id as "mdaId", tax_office_id as "taxOfficeId", expert_system_id as "expertSystemId",
  coalesce((select name from mdas where mdas.id = mda_id), (select name from tax_offices where tax_offices.id = tax_office_id),
    (select name from expert_systems where expert_systems.id = expert_system_id)) as workplace`;
const source: ListSource<UserRow, ListQuery['sortField']> = {
  from: sql.raw(`(select ${columns}, ${activeRole} as "userRole" from users where status <> 'deleted') as account`),
  key: { column: sql`account.id`, type: 'uuid' },
  select: columnsNamed('account', [
    ...(['id', 'email', 'firstName', 'lastName', 'otherName', 'avatar', 'roles', 'status', 'isEmailVerified'] as const),
    ...(['hasSecondFactor', 'isInvited', 'mdaId', 'taxOfficeId', 'expertSystemId', 'workplace'] as const),
    ...(['tpui', 'ninLast4', 'createdAt'] as const),
  ]),
  sorts: {
    createdAt: { column: sql`account."createdAt"`, type: 'timestamptz' },
    firstName: { column: sql`lower(account."firstName")`, type: 'text' },
    lastName: { column: sql`lower(account."lastName")`, type: 'text' },
    email: { column: sql`account.email`, type: 'text' },
    userRole: { column: sql`coalesce(account."userRole", '')`, type: 'text' },
  },
};

export function createUsersRepository(db: Database): UsersRepository {
  const { $client } = db;
  return {
    list: ({ criteria, roleName, status, mdaId, toId, esId, ...query }) =>
      readList(
        db,
        source,
        query,
        and(
          holds(sql`concat_ws(' ', account."firstName", account."lastName", account.email, account.tpui)`, criteria),
          when(roleName, (name) => sql`account."userRole" = ${name}`),
          when(status, (standing) =>
            standing === 'suspended'
              ? sql`account.status = 'suspended'`
              : sql`account.status = 'active' and account."isInvited" = ${standing === 'invited'}`,
          ),
          when(mdaId, (id) => sql`account."mdaId" = ${id}`),
          when(toId, (id) => sql`coalesce(account."taxOfficeId", 0) = ${id}`),
          when(esId, (id) => sql`account."expertSystemId" = ${id}`),
        ),
      ),
    async find(id) {
      const { rows } = await $client.query<UserRow>(
        `select ${columns} from users where users.id = $1 and status <> 'deleted'`,
        [id],
      );
      return rows[0];
    },
    async findRegistration(id) {
      const { rows } = await $client.query<RegistrationRow>(
        `select user_name as "userName", phone_number as "phoneNumber", date_of_birth as "dateOfBirth", gender_id as "genderId", occupation,
          nationality, state_id as "stateId", lga_id as "lgaId", address_line1 as "addressLine1",
          coalesce(address_line2, '') as "addressLine2", coalesce(postal_code, '') as "postalCode"
        from user_registrations where user_id = $1`,
        [id],
      );
      return rows[0];
    },
    async lock(transaction, ids) {
      const { rowCount } = await transaction.execute(
        sql`select from users where id = any (${list(ids)}::uuid[]) and status <> 'deleted' order by id for update`,
      );
      return rowCount === new Set(ids).size;
    },
    async lockDetails(transaction, id) {
      await transaction.execute(sql`select from users where id = ${id} for update`);
      const { rows } = await transaction.execute<{ details: UserDetails }>(
        sql`select json_build_object('email', email, 'firstName', first_name, 'lastName', last_name, 'otherName', coalesce(other_name, ''),
            'phoneNumber', (select phone_number from user_registrations where user_id = users.id), 'mdaId', mda_id,
            'taxOfficeId', tax_office_id, 'expertSystemId', expert_system_id, 'isTaxpayer', user_type is not null,
            'isInvited', password_hash is null,
            'roles', array(select role_name from user_roles where user_id = users.id order by position)) as details
          from users where id = ${id} and status <> 'deleted'`,
      );
      return rows[0]?.details;
    },
    async update(transaction, id, details) {
      const { email, firstName, lastName, otherName, phoneNumber, mdaId, taxOfficeId, expertSystemId } = details;
      await transaction.execute(
        sql`update users set email = ${email}, first_name = ${firstName}, last_name = ${lastName}, other_name = nullif(${otherName}, ''),
            email_verified_at = case when email = ${email} then email_verified_at end,
            mda_id = ${mdaId}::int, tax_office_id = ${taxOfficeId}::smallint, expert_system_id = ${expertSystemId}::int
          where id = ${id}`,
      );
      await transaction.execute(sql`select change_registered_phone(${id}::uuid, ${phoneNumber})`);
      // A link that was sent to the former address opens nothing any more.
      await transaction.execute(
        sql`delete from one_time_tokens where user_id = ${id} and exists (select from users where id = ${id} and email_verified_at is null)`,
      );
    },
    decidersAmong: (transaction, ids) =>
      tablesOf(transaction)
        .selectFrom('users')
        .select(['id', 'status'])
        .where('id', 'in', [...ids])
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('user_roles')
              .select('user_id')
              .whereRef('user_id', '=', 'users.id')
              .where('role_name', 'in', decidingRoles),
          ),
        )
        .orderBy('id')
        .execute(),
    async endSessions(transaction, id, sessionId) {
      const { rowCount } = await transaction.execute(
        sql`update sessions set revoked_at = clock_timestamp()
          where user_id = ${id} and revoked_at is null and (${sessionId ?? null}::uuid is null or id = ${sessionId ?? null}::uuid)
            and expires_at > clock_timestamp()`,
      );
      return rowCount ?? 0;
    },
    async setStatus(transaction, ids, status) {
      const { rows } = await transaction.execute<{ id: string }>(
        sql`update users set status = ${status} where id = any (${list(ids)}::uuid[]) and status not in ('deleted', ${status})
          returning id`,
      );
      return rows.map(({ id }) => id);
    },
    closesOwn: (transaction, id) => saysTheirOwn(transaction, id, 'closes'),
    async delete(transaction, ids) {
      await transaction.execute(
        sql`update users set status = 'deleted', password_hash = null, nin_encrypted = null, nin_blind_index = null, nin_last4 = null,
            person_blind_index = null, avatar = null
          where id = any (${list(ids)}::uuid[])`,
      );
      await transaction.execute(
        sql`update users set email = id || '@deleted.invalid', first_name = '', last_name = '', other_name = null
          where id = any (${list(ids)}::uuid[])
            and (select bool_and(role_name = any (${list(taxpayerRoles)}::text[])) from user_roles where user_id = users.id)`,
      );
      for (const table of [
        sql`known_devices`,
        sql`second_factors`,
        sql`recovery_codes`,
        sql`one_time_tokens`,
        sql`sign_in_challenges`,
        sql`user_pictures`,
      ]) {
        await transaction.execute(sql`delete from ${table} where user_id = any (${list(ids)}::uuid[])`);
      }
    },
  };
}

/** For commands and seeds; undefined when the address has an account. */
export async function insertUser(transaction: Transaction, user: NewUser): Promise<string | undefined> {
  const { email, firstName, lastName, passwordHash, isEmailVerified, tpui, mdaId, taxOfficeId, expertSystemId } = user;
  const { rows } = await transaction.execute<{ id: string }>(
    sql`insert into users (email, first_name, last_name, password_hash, email_verified_at, tpui, mda_id, tax_office_id, expert_system_id)
      values (${email.toLowerCase()}, ${firstName}, ${lastName}, ${passwordHash ?? null}, case when ${isEmailVerified ?? false} then now() end,
        ${tpui ?? null}, ${mdaId ?? null}, ${taxOfficeId ?? null}, ${expertSystemId ?? null})
      on conflict (email) where status <> 'deleted' do nothing returning id`,
  );
  const id = rows[0]?.id;
  if (!id) return undefined;
  await transaction.execute(
    sql`insert into user_roles (user_id, role_name, position)
      select ${id}, name, position from unnest(${list(user.roles)}::text[]) with ordinality as role (name, position)`,
  );
  return id;
}

/** As one parameter: Drizzle would spread an array over several. */
function list(values: readonly string[]) {
  return sql.param([...values]);
}
