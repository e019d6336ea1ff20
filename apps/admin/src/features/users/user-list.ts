import { listUsers, roles, type User, userReport, userStatusWords } from '@portal/contracts';
import { definePlainList } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';

/** Who has not used the link of the invitation yet is neither active nor suspended to whoever looks. */
export function statusOf({ status, isInvited }: Pick<User, 'status' | 'isInvited'>): keyof typeof userStatusWords {
  return status === 'active' && isInvited ? 'invited' : status;
}

/** Users by the specification's sizes and sorts (§3, §9): fifty a page, newest first. */
export const userList = definePlainList(listUsers, {
  id: 'users',
  title: screens.users.title,
  pageSize: 50,
  sorts: ['createdAt', 'firstName', 'lastName', 'email', 'userRole'],
  searches: { en: 'Name, email or TPUI', ha: 'Suna, imel ko TPUI' },
  statuses: userStatusWords,
  choices: {
    roleName: {
      label: { en: 'Role', ha: 'Matsayi' },
      words: Object.fromEntries(roles.map((role) => [role, { en: role, ha: role }])),
    },
  },
  filters: ['mdaId', 'toId', 'esId'],
  exports: userReport,
  columns: {
    ...userReport.columns,
    // With the last name, which can be chosen apart.
    firstName: { ...userReport.columns.firstName, label: { en: 'Name', ha: 'Suna' } },
    lastName: { ...userReport.columns.lastName, isExtra: true },
    otherRoles: { ...userReport.columns.otherRoles, isExtra: true },
  },
  rowOf: (user) => ({
    id: user.id,
    firstName: `${user.firstName} ${user.lastName}`,
    lastName: user.lastName,
    email: user.email,
    userRole: user.userRole,
    otherRoles: user.roles.slice(1).join(', ') || null,
    workplace: user.workplace,
    status: statusOf(user),
    hasSecondFactor: user.hasSecondFactor ? 'yes' : 'no',
    tpui: user.tpui,
    createdAt: user.createdAt,
  }),
});
