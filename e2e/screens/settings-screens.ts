import type { Page } from '@playwright/test';
import {
  activityReport,
  auditReport,
  getUser,
  listCorrections,
  listOwnActivity,
  listRoles,
  listUnprovedAccounts,
  listUserSessions,
  listUsers,
  type ResponseOf,
  roles,
} from '@portal/contracts';
import { answersTo, goesOnTo, type Preparation, refuses, type SignedInScreen } from './screen.ts';

const id = (index: number) => `0199a1f0-0000-7000-8000-00000000000${index}`;
const about = { isBounded: false, pageSize: 50, after: null, before: null } as const;
type User = ResponseOf<typeof listUsers>['data'][number];

const person = (index: number, firstName: string, lastName: string, role: string, change: Partial<User>): User => ({
  ...{ id: id(index), email: `${firstName}.${lastName}@demo.example.ng`.toLowerCase(), firstName, lastName },
  ...{ otherName: null, avatar: null, roles: [role], userRole: role, status: 'active', isEmailVerified: true },
  ...{ hasSecondFactor: false, isInvited: false, mdaId: null, taxOfficeId: null, expertSystemId: null },
  ...{ workplace: null, tpui: null, ninLast4: null, createdAt: '2026-11-09T08:00:00.000Z', ...change },
});

const users: readonly User[] = [
  person(1, 'Ladi', 'Musa', 'MDA User', {
    ...{ workplace: 'Ministry of Business, Innovation and Technology', mdaId: 3, hasSecondFactor: true },
    roles: ['MDA User', 'Field team'],
  }),
  person(2, 'Amina', 'Bello', 'Individual', { tpui: 'KD-0001-2345-67', ninLast4: '0123' }),
  person(3, 'Yusuf', 'Danladi', 'Tax Office Director', { workplace: 'Zaria', isInvited: true, isEmailVerified: false }),
  person(4, 'Rahila', 'Sule', 'Admin', { hasSecondFactor: true, status: 'suspended' }),
];
const entry = {
  ...{ at: '2026-11-20T09:00:00.000Z', actorName: 'Chief Demo', actorRole: 'SuperAdmin', subject: `user:${id(1)}` },
  ...{ detail: '{}', address: null, device: null, requestId: null },
};
const report = {
  ...about,
  totals: {},
  period: { minDate: '2026-10-23', maxDate: '2026-11-23' },
  asOf: '2026-11-23T08:42:00.000Z',
};

async function usersAnswer(page: Page) {
  await answersTo(page, listUsers, { ...about, data: [...users], totalRecords: users.length });
  await answersTo(page, listUserSessions, [
    {
      ...{ id: id(8), device: 'Chrome on Windows', address: '41.58.0.1' },
      ...{ createdAt: '2026-11-23T07:00:00.000Z', lastUsedAt: '2026-11-23T08:40:00.000Z' },
    },
  ]);
  await answersTo(page, auditReport.list, {
    ...report,
    data: [{ ...entry, id: '2', action: 'role.assigned', reason: 'Posted to the ministry' }],
    totalRecords: 1,
  });
  await answersTo(page, activityReport.list, { ...report, data: [], totalRecords: 0 });
  await answersTo(page, getUser, { ...(users[0] as User), registration: null });
}

function shows(path: string, then?: (page: Page) => Promise<unknown>): Preparation {
  return async (page) => {
    await usersAnswer(page);
    await answersTo(page, listRoles, {
      ...{ ...about, pageSize: 10, totalRecords: 15 },
      data: [
        ...[...roles].sort().map((name, index) => ({ name: `${name}`, isBuiltIn: true, userCount: 3 * index + 1 })),
        { name: 'Field team', isBuiltIn: false, userCount: 2 },
      ].slice(-10),
    });
    await answersTo(page, listUnprovedAccounts, {
      ...{ ...about, totalRecords: 1 },
      data: [
        {
          ...{ id: id(6), name: 'Hauwa Sule', email: 'hauwa@people.test', phoneNumber: '08031234567' },
          ...{ category: 'Individual', lga: 'Zaria', ninLast4: '0001', registeredAt: '2026-11-02T08:00:00.000Z' },
          workId: null,
        },
      ],
    });
    await answersTo(page, listCorrections, {
      ...{ ...about, totalRecords: 1 },
      data: [
        {
          ...{ id: id(7), state: 'open', requestedAt: '2026-11-02T08:00:00.000Z', reason: 'Married in October' },
          ...{ firstName: null, lastName: 'Bello', otherName: null, dateOfBirth: null, ninLast4: null },
          ...{ decidedAt: null, answer: null, tpui: 'KD-0001-2345-67', caseVersion: 1 },
          now: { firstName: 'Amina', lastName: 'Sule', otherName: '', dateOfBirth: '1990-02-28', ninLast4: '0123' },
        },
      ],
    });
    await answersTo(page, listOwnActivity, {
      ...{ ...about, totalRecords: 2 },
      data: [
        {
          ...{
            id: 'b1',
            at: '2026-11-23T07:00:00.000Z',
            action: 'session.opened',
            isOwn: true,
            by: null,
            reason: null,
          },
          ...{ device: 'Chrome on Windows', address: '41.58.0.1' },
        },
        {
          ...{ id: 'a1', at: '2026-11-20T09:00:00.000Z', action: 'role.assigned', isOwn: false, by: 'SuperAdmin' },
          ...{ reason: 'Posted to the ministry', device: null, address: null },
        },
      ],
    });
    await goesOnTo(page, path);
    await page.getByRole('table').getByRole('rowheader').first().waitFor();
    await then?.(page);
  };
}

const role = 'SuperAdmin';
const path = '/admin/profile';
const own = { role, path } as const;
const base = '/admin/settings';

export const settingsScreens: readonly SignedInScreen[] = [
  { ...own, name: 'settings, users', prepare: shows(`${base}/users`) },
  {
    ...{ ...own, name: 'settings, users, record' },
    prepare: shows(`${base}/users?record=${id(1)}`, (page) => page.getByRole('heading', { name: /Ladi/ }).waitFor()),
  },
  {
    ...{ ...own, name: 'settings, users, chosen', widths: [1280] },
    prepare: shows(`${base}/users`, (page) => page.getByRole('checkbox', { name: 'Select Ladi Musa' }).check()),
  },
  {
    ...{ ...own, name: 'settings, users, add' },
    prepare: shows(`${base}/users`, async (page) => {
      await page.getByRole('button', { name: 'Add a user' }).click();
      await page.getByRole('button', { name: 'Create the account' }).click();
      await page.getByText('Field is required').first().waitFor();
    }),
  },
  {
    ...{ ...own, name: 'settings, users, suspend' },
    prepare: shows(`${base}/users?record=${id(1)}`, async (page) => {
      await page.getByRole('button', { name: 'Suspend', exact: true }).click();
      await page.getByLabel('Reason, for the record').fill('Left the ministry at the end of October');
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Back' }).waitFor();
    }),
  },
  {
    ...{ ...own, name: 'settings, users, failed' },
    prepare: async (page) => {
      await refuses(page, listUsers, 'unexpected');
      await goesOnTo(page, `${base}/users`);
      await page.getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
  { ...own, name: 'settings, roles', prepare: shows(`${base}/roles`) },
  {
    ...{ ...own, name: 'settings, identity' },
    prepare: shows(`${base}/identity?record=${id(6)}`, (page) =>
      page.getByText(/^An officer of the home office proposes/).waitFor(),
    ),
  },
  {
    ...{ ...own, name: 'settings, corrections' },
    prepare: shows(`${base}/identity/corrections?record=${id(7)}`, (page) =>
      page.getByRole('button', { name: 'Grant' }).waitFor(),
    ),
  },
  { ...own, name: 'logs', prepare: shows('/admin/logs') },
];
