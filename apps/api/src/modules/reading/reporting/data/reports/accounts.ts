import { type ResponseOf, type roleReport, roles, type userReport } from '@portal/contracts';
import { eq, sql } from 'drizzle-orm';
import { holds } from '../../../../../platform/lists/conditions.ts';
import type { ListSource } from '../../../../../platform/lists/list-source.ts';
import { accounts, rolesHeld } from '../reading-views.ts';
import type { ReportBinding } from '../report-binding.ts';

type UserRow = ResponseOf<typeof userReport.list>['data'][number];
type RoleRow = ResponseOf<typeof roleReport.list>['data'][number];

const users: ListSource<UserRow, (typeof userReport.sorts)[number]> = {
  from: accounts,
  key: { column: accounts.id, type: 'uuid' },
  select: {
    id: accounts.id,
    firstName: accounts.firstName,
    lastName: accounts.lastName,
    email: accounts.email,
    userRole: accounts.userRole,
    otherRoles: accounts.otherRoles,
    workplace: accounts.workplace,
    status: accounts.standing,
    hasSecondFactor: sql`case when ${accounts.hasSecondFactor} then 'yes' else 'no' end`,
    tpui: accounts.tpui,
    createdAt: accounts.createdAt,
  },
  sorts: {
    createdAt: { column: accounts.createdAt, type: 'timestamptz' },
    firstName: { column: sql`lower(${accounts.firstName})`, type: 'text' },
    lastName: { column: sql`lower(${accounts.lastName})`, type: 'text' },
    email: { column: accounts.email, type: 'text' },
    userRole: { column: sql`coalesce(${accounts.userRole}, '')`, type: 'text' },
  },
};

export const usersBinding: ReportBinding = {
  source: users,
  isOfAllTime: true,
  own: {},
  within: () => undefined,
  filters: {
    roleName: (name) => eq(accounts.userRole, String(name)),
    mdaId: (id) => eq(accounts.mdaId, Number(id)),
    // 0 is of no office.
    toId: (id) => eq(sql`coalesce(${accounts.taxOfficeId}, 0)`, Number(id)),
    esId: (id) => eq(accounts.expertSystemId, Number(id)),
  },
  status: (status) => eq(accounts.standing, status),
  searchWords: (typed) =>
    holds(sql`concat_ws(' ', ${accounts.firstName}, ${accounts.lastName}, ${accounts.email}, ${accounts.tpui})`, typed),
};

const rolesSource: ListSource<RoleRow, (typeof roleReport.sorts)[number]> = {
  from: rolesHeld,
  key: { column: rolesHeld.name, type: 'text' },
  select: {
    id: rolesHeld.name,
    name: rolesHeld.name,
    userCount: rolesHeld.people,
    kind: sql`case when ${rolesHeld.name} in ${[...roles]} then 'built-in' else 'custom' end`,
  },
  sorts: {
    name: { column: rolesHeld.name, type: 'text' },
    userCount: { column: rolesHeld.people, type: 'integer' },
  },
};

export const rolesBinding: ReportBinding = {
  source: rolesSource,
  isOfAllTime: true,
  own: {},
  within: () => undefined,
  filters: {},
  searchWords: (typed) => holds(rolesHeld.name, typed),
};
