import { type Belonging, roles as builtInRoles, type listRoles, needOf, type ParsedRequestOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import { holds } from '../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { columnsNamed, type Listed, readList } from '../../../../platform/lists/read-list.ts';

export interface RoleRow {
  readonly name: string;
  readonly userCount: number;
}

type ListQuery = ParsedRequestOf<typeof listRoles>['query'];

interface Assignment {
  readonly roleNames: readonly string[];
  readonly userIds: readonly string[];
}

export interface RolesRepository {
  list(query: ListQuery): Promise<Listed<RoleRow>>;
  find(name: string): Promise<RoleRow | undefined>;
  /** False when one of the names is taken, also in other capitals. */
  create(transaction: Transaction, names: readonly string[]): Promise<boolean>;
  /** How many there were. */
  delete(transaction: Transaction, names: readonly string[]): Promise<number>;
  /** False when one of them does not exist. */
  exist(transaction: Transaction, names: readonly string[]): Promise<boolean>;
  assign(transaction: Transaction, assignment: Assignment, place: 'first' | 'last'): Promise<void>;
  unassign(transaction: Transaction, assignment: Assignment): Promise<void>;
  /** Says where these people work, as far as it is given, and forgets where none of their roles needs them any more. */
  settle(transaction: Transaction, userIds: readonly string[], belonging: Belonging): Promise<void>;
  /** The ordered roles of each person who has any and where they work, to be compared. */
  held(transaction: Transaction, userIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

const columns = `roles.name, (select count(*) from user_roles join users on users.id = user_id
  where role_name = roles.name and users.status <> 'deleted') as "userCount"`;

const source: ListSource<RoleRow, ListQuery['sortField']> = {
  from: sql.raw(`(select ${columns} from roles) as role`),
  key: { column: sql`role.name`, type: 'text' },
  select: columnsNamed('role', ['name', 'userCount']),
  sorts: {
    name: { column: sql`lower(role.name)`, type: 'text' },
    userCount: { column: sql`role."userCount"`, type: 'bigint' },
  },
};

export function createRolesRepository(db: Database): RolesRepository {
  const { $client } = db;
  return {
    list: ({ criteria, ...query }) => readList(db, source, query, holds(sql`role.name`, criteria)),
    async find(name) {
      return (await $client.query<RoleRow>(`select ${columns} from roles where name = $1`, [name])).rows[0];
    },
    async create(transaction, names) {
      const { rowCount } = await transaction.execute(
        sql`insert into roles (name) select distinct wanted from unnest(${list(names)}::text[]) as wanted
          where not exists (select from roles where lower(name) = lower(wanted)) on conflict do nothing`,
      );
      return rowCount === names.length;
    },
    async delete(transaction, names) {
      return (
        (await transaction.execute(sql`delete from roles where name = any (${list(names)}::text[])`)).rowCount ?? 0
      );
    },
    async exist(transaction, names) {
      const { rowCount } = await transaction.execute(
        sql`select from roles where name = any (${list(names)}::text[]) for key share`,
      );
      return rowCount === new Set(names).size;
    },
    async assign(transaction, { roleNames, userIds }, place) {
      if (place === 'first') await this.unassign(transaction, { roleNames, userIds });
      const start =
        place === 'first'
          ? sql`coalesce((select min(position) from user_roles where user_id = person), 1) - ${roleNames.length}::int`
          : sql`coalesce((select max(position) from user_roles where user_id = person), 0) + 1`;
      await transaction.execute(
        sql`insert into user_roles (user_id, role_name, position)
          select distinct on (person, name) person, name, ${start} + ordinal::int - 1
          from unnest(${list(userIds)}::uuid[]) as person,
            unnest(${list(roleNames)}::text[]) with ordinality as role (name, ordinal)
          order by person, name, ordinal
          on conflict (user_id, role_name) do nothing`,
      );
    },
    async unassign(transaction, { roleNames, userIds }) {
      await transaction.execute(
        sql`delete from user_roles where user_id = any (${list(userIds)}::uuid[]) and role_name = any (${list(roleNames)}::text[])`,
      );
    },
    async settle(transaction, userIds, { mdaId, taxOfficeId, expertSystemId }) {
      const needed = (need: keyof Belonging) =>
        sql`exists (select from user_roles where user_id = users.id
          and role_name = any (${list(builtInRoles.filter((role) => needOf(role) === need))}::text[]))`;
      await transaction.execute(
        sql`update users set
            mda_id = case when ${needed('mdaId')} then coalesce(${mdaId ?? null}::int, mda_id) end,
            tax_office_id = case when ${needed('taxOfficeId')} then coalesce(${taxOfficeId ?? null}::smallint, tax_office_id) end,
            expert_system_id = case when ${needed('expertSystemId')} then coalesce(${expertSystemId ?? null}::int, expert_system_id) end
          where id = any (${list(userIds)}::uuid[])`,
      );
    },
    async held(transaction, userIds) {
      const { rows } = await transaction.execute<{ userId: string; names: string }>(
        sql`select id as "userId", json_build_array(json_agg(role_name order by position), mda_id, tax_office_id, expert_system_id)::text as names
          from users join user_roles on user_id = id where id = any (${list(userIds)}::uuid[]) group by id`,
      );
      return new Map(rows.map(({ userId, names }) => [userId, names]));
    },
  };
}

/** As one parameter: Drizzle would spread an array over several. */
function list(values: readonly string[]) {
  return sql.param([...values]);
}
