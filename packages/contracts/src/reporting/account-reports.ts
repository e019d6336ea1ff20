import { defineReport } from './report.ts';

/** Who has not used the link of the invitation yet is neither active nor suspended to whoever looks. */
export const userStatusWords = {
  active: { en: 'Active', ha: 'Yana aiki' },
  invited: { en: 'Invited', ha: 'An gayyata' },
  suspended: { en: 'Suspended', ha: 'An dakatar' },
} as const;

const yesNoWords = { yes: { en: 'Yes', ha: 'Eh' }, no: { en: 'No', ha: 'A’a' } } as const;

const roleKindWords = {
  'built-in': { en: 'Built in', ha: 'Na tsarin' },
  custom: { en: 'Custom', ha: 'Na musamman' },
} as const;

/** Everybody who has an account, as a file for whoever reviews access. Neither password nor NIN nor any part of them (spec §3). */
export const userReport = defineReport({
  id: 'users',
  title: { en: 'Users', ha: 'Masu amfani' },
  access: ['SuperAdmin'],
  pageSize: 50,
  sorts: ['createdAt', 'firstName', 'lastName', 'email', 'userRole'],
  filters: ['roleName', 'mdaId', 'toId', 'esId'],
  statuses: userStatusWords,
  searches: { en: 'Name, email or TPUI', ha: 'Suna, imel ko TPUI' },
  columns: {
    firstName: { kind: 'text', label: { en: 'First name', ha: 'Suna' }, isPersonal: true },
    lastName: { kind: 'text', label: { en: 'Last name', ha: 'Sunan mahaifi' }, isPersonal: true },
    email: { kind: 'text', label: { en: 'Email', ha: 'Imel' }, isPersonal: true },
    userRole: { kind: 'text', label: { en: 'Role', ha: 'Matsayi' }, nullable: true },
    otherRoles: { kind: 'text', label: { en: 'Other roles', ha: 'Sauran matsayi' }, nullable: true },
    workplace: { kind: 'text', label: { en: 'Works for', ha: 'Wurin aiki' }, nullable: true },
    status: { kind: 'choice', label: { en: 'Status', ha: 'Yanayi' }, words: userStatusWords },
    hasSecondFactor: { kind: 'choice', label: { en: 'Second factor', ha: 'Tantancewa ta biyu' }, words: yesNoWords },
    tpui: { kind: 'reference', label: { en: 'TPUI', ha: 'TPUI' }, nullable: true, isPersonal: true },
    createdAt: { kind: 'moment', label: { en: 'Since', ha: 'Tun' } },
  },
  totals: {},
});

/** The roles and how many people have each, whichever of theirs is active. */
export const roleReport = defineReport({
  id: 'roles',
  title: { en: 'Roles', ha: 'Matsayi' },
  access: ['SuperAdmin'],
  pageSize: 10,
  sorts: ['name', 'userCount'],
  sortOrder: 'asc',
  filters: [],
  searches: { en: 'Name of a role', ha: 'Sunan matsayi' },
  columns: {
    name: { kind: 'text', label: { en: 'Role', ha: 'Matsayi' } },
    userCount: { kind: 'count', label: { en: 'Users', ha: 'Masu amfani' } },
    kind: { kind: 'choice', label: { en: 'Kind', ha: 'Iri' }, words: roleKindWords },
  },
  totals: {},
});
