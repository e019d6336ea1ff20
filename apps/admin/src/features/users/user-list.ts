import { listUsers, roles, type User } from '@portal/contracts';
import { definePlainList } from '@portal/workspace/lists';
import { screens } from '../../screens.ts';

export const userStatusWords = {
  active: { en: 'Active', ha: 'Yana aiki' },
  invited: { en: 'Invited', ha: 'An gayyata' },
  suspended: { en: 'Suspended', ha: 'An dakatar' },
} as const;

/** Who has not used the link of the invitation yet is neither active nor suspended to whoever looks. */
export function statusOf({ status, isInvited }: Pick<User, 'status' | 'isInvited'>): keyof typeof userStatusWords {
  return status === 'active' && isInvited ? 'invited' : status;
}

const yesNo = { yes: { en: 'Yes', ha: 'Eh' }, no: { en: 'No', ha: 'A’a' } } as const;

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
  columns: {
    firstName: { kind: 'text', label: { en: 'Name', ha: 'Suna' }, isPersonal: true },
    lastName: { kind: 'text', label: { en: 'Last name', ha: 'Sunan mahaifi' }, isPersonal: true, isExtra: true },
    email: { kind: 'text', label: { en: 'Email', ha: 'Imel' }, isPersonal: true },
    userRole: { kind: 'text', label: { en: 'Role', ha: 'Matsayi' }, nullable: true },
    otherRoles: { kind: 'text', label: { en: 'Other roles', ha: 'Sauran matsayi' }, nullable: true, isExtra: true },
    workplace: { kind: 'text', label: { en: 'Works for', ha: 'Wurin aiki' }, nullable: true },
    status: { kind: 'choice', label: { en: 'Status', ha: 'Yanayi' }, words: userStatusWords },
    hasSecondFactor: { kind: 'choice', label: { en: 'Second factor', ha: 'Tantancewa ta biyu' }, words: yesNo },
    tpui: { kind: 'reference', label: { en: 'TPUI', ha: 'TPUI' }, nullable: true },
    createdAt: { kind: 'moment', label: { en: 'Since', ha: 'Tun' } },
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
