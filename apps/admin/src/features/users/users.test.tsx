import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { testListScreen } from '@portal/workspace/testing';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { area } from '../../area.tsx';
import { roleList, userList } from './index.ts';

configure({ asyncUtilTimeout: 8000 });

const id = '0199a1f0-0000-7000-8000-000000000001';
const other = '0199a1f0-0000-7000-8000-000000000002';
const ladi = {
  ...{ id, email: 'ladi@staff.test', firstName: 'Ladi', lastName: 'Musa', otherName: null, avatar: null },
  ...{ roles: ['MDA User', 'Field team'], userRole: 'MDA User', status: 'active', isEmailVerified: true },
  ...{ hasSecondFactor: true, isInvited: false, mdaId: 3, taxOfficeId: null, expertSystemId: null },
  ...{ workplace: 'Board of Internal Revenue', tpui: null, ninLast4: null, createdAt: '2026-01-09T08:00:00.000Z' },
};
const amina = {
  ...{ ...ladi, id: other, email: 'amina@example.ng', firstName: 'Amina', lastName: 'Bello', roles: ['Individual'] },
  ...{ userRole: 'Individual', hasSecondFactor: false, mdaId: null, workplace: null, tpui: 'KD-0001-2345-67' },
  ...{ ninLast4: '0123', status: 'suspended' },
};
const registration = {
  ...{ userName: 'amina', phoneNumber: '08031234567', dateOfBirth: '1980-02-03', genderId: 1, occupation: 'Trader' },
  ...{ nationality: 'Nigerian', stateId: 19, lgaId: 5, addressLine1: '12 Road', addressLine2: '', postalCode: '' },
};
const page = (data: readonly object[], pageSize = 50) =>
  Response.json({ data, totalRecords: data.length, isBounded: false, pageSize, after: null, before: null });
const logRow = {
  ...{
    id: '9',
    at: '2026-11-20T09:00:00.000Z',
    actorName: 'Chief Admin',
    actorRole: 'SuperAdmin',
    subject: `user:${id}`,
  },
  ...{ detail: '{}', address: null, device: null, requestId: null },
};
const reportPage = (data: readonly object[]) =>
  Response.json({
    ...{ data, totalRecords: data.length, isBounded: false, pageSize: 50, after: null, before: null, totals: {} },
    ...{ period: { minDate: '2026-10-23', maxDate: '2026-11-23' }, asOf: '2026-11-23T08:42:00.000Z' },
  });
const user = userEvent.setup();
type Answers = Parameters<typeof answering>[0];

async function open(path: string, answers: Answers = {}, language: 'en' | 'ha' = 'en') {
  await openSession({
    token: 't',
    roles: ['SuperAdmin'],
    user: { email: 'chief@demo.test', firstName: 'Chief', scope: { kind: 'state' } },
  });
  const network = answering({
    'GET /users': () => page([ladi, amina]),
    [`GET /users/${id}`]: () => Response.json({ ...ladi, registration: null }),
    [`GET /users/${other}`]: () => Response.json({ ...amina, registration }),
    [`GET /users/${id}/deletion`]: () => Response.json({ deletion: null }),
    [`GET /users/${other}/deletion`]: () => Response.json({ deletion: null }),
    'GET /roles': () => page([{ name: 'Tax Officer', isBuiltIn: true, userCount: 4 }, fieldTeam], 10),
    'GET /roles/Field%20team': () => Response.json(fieldTeam),
    'GET /lookups/mdas': () =>
      Response.json([
        { id: 3, displayField: 'Board of Internal Revenue' },
        { id: 4, displayField: 'Ministry of Land' },
      ]),
    'GET /lookups/tax-offices': () => Response.json([{ id: 8, displayField: 'Zaria' }]),
    'GET /lookups/expert-systems': () => Response.json([]),
    ...answers,
  });
  const view = await renderArea(area, path, {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  const changes = () => network.sent.filter(({ call }) => !call.startsWith('GET'));
  return { ...view, ...network, changes };
}
const fieldTeam = { name: 'Field team', isBuiltIn: false, userCount: 1 };
const done = () => Response.json({});
const atOnce = () => Response.json({ workIds: [] });
const press = async (name: string | RegExp, where: Pick<typeof screen, 'findByRole'> = screen) =>
  user.click(await where.findByRole('button', { name }));
const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
const record = () => screen.findByRole('complementary', { name: /^Record/ });

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

testListScreen(area, { path: '/admin/settings/users', report: userList, title: 'Users' });
testListScreen(area, { path: '/admin/settings/roles', report: roleList, title: 'Roles' });

describe('settings', () => {
  it('have a tab for each page with its address', async () => {
    await open('/admin/settings/users');
    const tabs = within(await screen.findByRole('navigation', { name: 'Settings' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['My account', '/admin/settings'],
      ['Users', '/admin/settings/users'],
      ['Who decides', '/admin/settings/deciders'],
      ['Deletions to decide', '/admin/settings/deletions'],
      ['Roles', '/admin/settings/roles'],
      ['Identity to confirm', '/admin/settings/identity'],
      ['Changes of revenue heads', '/admin/settings/revenue-heads'],
      ['Tariffs', '/admin/settings/tariffs'],
      ['Payment gateways', '/admin/settings/gateways'],
      ['Targets and statements', '/admin/settings/budget'],
      ['Fees and limits', '/admin/settings/fees'],
      ['Shares and commission', '/admin/settings/shares'],
      ['Mails', '/admin/settings/mails'],
      ['Features', '/admin/settings/features'],
      ['Keys', '/admin/settings/keys'],
      ['Who has access', '/admin/settings/access-review'],
      ['Data-protection requests', '/admin/settings/data-requests'],
      ['Requests of MDAs', '/admin/settings/mda-requests'],
      ['Background jobs', '/admin/settings/jobs'],
    ]);
    expect(tabs.filter((tab) => tab.getAttribute('aria-current') === 'page').map((tab) => tab.textContent)).toEqual([
      'Users',
    ]);
  });
});

describe('users', () => {
  it('are shown with role, place of work and standing; fifty a page, the newest first', async () => {
    const { fetch } = await open('/admin/settings/users');
    const row = await screen.findByRole('row', { name: /Ladi Musa/ });
    for (const text of ['ladi@staff.test', 'MDA User', 'Board of Internal Revenue', 'Active', '9 Jan'])
      expect(row.textContent).toContain(text);
    const asked = new URL(String(fetch.mock.calls.find(([url]) => String(url).includes('/users'))?.[0])).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ pageSize: '50', sortField: 'createdAt', sortOrder: 'desc' });
  });

  it('are narrowed by role and standing, in the address', async () => {
    const { router } = await open('/admin/settings/users');
    await press('Filter');
    await user.click(await screen.findByRole('option', { name: 'Role' }));
    await user.type(await screen.findByRole('combobox', { name: 'Role' }), 'governor{Enter}');
    await waitFor(() => expect(router.state.location.search).toContain('roleName=Governor'));
    await press('Filter');
    await user.click(await screen.findByRole('option', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Suspended' }));
    await waitFor(() => expect(router.state.location.search).toContain('status=suspended'));
  });

  it('are created with a role and the place it is held at, and opened', async () => {
    const { changes, router } = await open('/admin/settings/users', {
      'POST /users': () => Response.json({ user: ladi, workIds: [] }),
    });
    await press('Add a user');
    const form = await dialog('Add a user');
    await press('Create the account', form);
    expect(form.getAllByText(/Field is required/).length).toBeGreaterThan(3);
    expect(changes()).toEqual([]);
    await user.type(form.getByLabelText('First name'), 'Ladi');
    await user.type(form.getByLabelText('Last name'), 'Musa');
    await user.type(form.getByLabelText('Email'), 'ladi@staff.test');
    await user.selectOptions(form.getByLabelText('Role'), 'MDA User');
    await user.selectOptions(await form.findByLabelText('MDA'), '3');
    await press('Create the account', form);
    expect(await screen.findByText(/A link to set the password was sent to ladi@staff.test/)).toBeDefined();
    expect(changes()).toEqual([
      {
        call: 'POST /users',
        body: { email: 'ladi@staff.test', firstName: 'Ladi', lastName: 'Musa', roleName: 'MDA User', mdaId: 3 },
      },
    ]);
    await waitFor(() => expect(router.state.location.search).toContain(`record=${id}`));
  });

  it('are edited for a reason; an address somebody has is said at its field', async () => {
    let isTaken = true;
    const { changes } = await open(`/admin/settings/users?record=${id}`, {
      [`PUT /users/${id}`]: () =>
        isTaken
          ? refusal(409, 'user.already-exists', 'Somebody has this email address already')
          : Response.json({ ...ladi, registration: null, workIds: [] }),
    });
    await press('Edit');
    const form = await dialog('Edit');
    await form.findByRole('option', { name: 'Ministry of Land' });
    await user.selectOptions(form.getByLabelText('MDA'), '4');
    await user.type(form.getByLabelText('Reason, for the record'), 'Moved to another ministry');
    await press('Save changes', form);
    expect((await form.findAllByText(/Somebody has this email address already/)).length).toBeGreaterThan(0);
    expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    isTaken = false;
    await press('Save changes', form);
    expect(await screen.findByText('The changes are saved')).toBeDefined();
    expect(changes().at(-1)?.body).toEqual({
      ...{ email: 'ladi@staff.test', firstName: 'Ladi', lastName: 'Musa', otherName: '', mdaId: 4 },
      reason: 'Moved to another ministry',
    });
  });

  it('of taxpayers keep their name, and show the full NIN for a reason on this screen alone', async () => {
    const { changes, router } = await open(`/admin/settings/users?record=${other}`, {
      [`POST /users/${other}/nin/reveal`]: () => Response.json({ nin: '12345670123' }),
    });
    await press('Show in full');
    const asked = await dialog('Show the NIN of Amina Bello');
    await user.type(asked.getByLabelText('Reason, for the record'), 'Compared with the slip');
    await press('Show in full', asked);
    expect(await screen.findByText('12345670123')).toBeDefined();
    expect(changes()).toEqual([
      { call: `POST /users/${other}/nin/reveal`, body: { reason: 'Compared with the slip' } },
    ]);
    expect(router.state.location.search).not.toContain('1234567');
    await press('Edit');
    const form = await dialog('Edit');
    expect(form.getByLabelText<HTMLInputElement>('First name').disabled).toBe(true);
    expect(form.getByLabelText<HTMLInputElement>('Phone number').value).toBe('08031234567');
  });

  it('are suspended for a reason that is shown once more, and reset', async () => {
    const { changes } = await open(`/admin/settings/users?record=${id}`, {
      'POST /users/suspensions': done,
      [`POST /users/${id}/second-factor/reset`]: atOnce,
    });
    const within_ = within(await record());
    await press('Suspend', within_);
    let asked = await dialog('Suspend Ladi Musa');
    await user.type(asked.getByLabelText('Reason, for the record'), 'Left the ministry');
    await press('Continue', asked);
    asked = await dialog('Suspend Ladi Musa');
    expect(asked.getByText('Left the ministry')).toBeDefined();
    expect(changes()).toEqual([]);
    await press('Suspend', asked);
    expect(await screen.findByText('Suspended: Ladi Musa')).toBeDefined();

    await press('Reset second factor', within_);
    asked = await dialog(/second factor of Ladi Musa/);
    await user.type(asked.getByLabelText('Reason, for the record'), 'Lost the phone');
    await press('Continue', asked);
    await press('Reset', await dialog(/second factor of Ladi Musa/));
    expect(await screen.findByText('Second factor removed: Ladi Musa')).toBeDefined();

    expect(changes().map(({ call }) => call)).toEqual([
      'POST /users/suspensions',
      `POST /users/${id}/second-factor/reset`,
    ]);
  });

  it('are proposed to be deleted for a reason; while a second person decides, nobody proposes it again', async () => {
    let isProposed = false;
    const deletion = {
      ...{ workId: other, reason: 'Left the ministry', proposedBy: 'Chief Admin', isAboutYou: false },
      proposedAt: '2026-11-20T09:00:00.000Z',
    };
    const { changes } = await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}/deletion`]: () => Response.json({ deletion: isProposed ? deletion : null }),
      'POST /users/deletions': () => {
        isProposed = true;
        return Response.json({ workIds: [other] });
      },
    });
    const panel = within(await record());
    await press('Propose deletion', panel);
    const asked = await dialog('Propose to delete Ladi Musa');
    expect(asked.getByText(/A second SuperAdmin decides; until then nothing changes/)).toBeDefined();
    await press('Propose deletion', asked);
    expect(changes()).toEqual([]);
    await user.type(asked.getByLabelText('Reason, for the record'), 'Left the ministry');
    await press('Propose deletion', asked);
    expect(await screen.findByText('Proposed to delete: Ladi Musa. A second SuperAdmin decides')).toBeDefined();
    expect(changes()).toEqual([
      { call: 'POST /users/deletions', body: { userIds: [id], reason: 'Left the ministry' } },
    ]);
    expect(await panel.findByText(/^Chief Admin, .*“Left the ministry”$/)).toBeDefined();
    expect((await panel.findByRole('link', { name: 'Look at the proposal' })).getAttribute('href')).toBe(
      `/admin/settings/deletions?record=${other}`,
    );
    expect(panel.queryByRole('button', { name: 'Propose deletion' })).toBeNull();
  });

  it('whose deletion somebody else proposed first are said to be, and the dialog stays with what was written', async () => {
    await open(`/admin/settings/users?record=${id}`, {
      'POST /users/deletions': () => refusal(409, 'account-deletion.pending', 'Somebody proposed it already'),
    });
    await press('Propose deletion', within(await record()));
    const asked = await dialog('Propose to delete Ladi Musa');
    await user.type(asked.getByLabelText('Reason, for the record'), 'Left the ministry');
    await press('Propose deletion', asked);
    expect((await asked.findAllByText('Somebody proposed it already')).length).toBeGreaterThan(0);
    expect(asked.getByLabelText<HTMLTextAreaElement>('Reason, for the record').value).toBe('Left the ministry');
  });

  it('whose proposals cannot be read say so, and are read again', async () => {
    let isDown = true;
    await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}/deletion`]: () =>
        isDown ? refusal(503, 'service.unavailable', '') : Response.json({ deletion: null }),
    });
    const panel = within(await record());
    expect(await panel.findByText('It could not be read whether a deletion is proposed.')).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Propose deletion' })).toBeNull();
    isDown = false;
    await press(/again/i, panel);
    expect(await panel.findByRole('button', { name: 'Propose deletion' })).toBeDefined();
  });

  it('are chosen and acted upon together, all or none', async () => {
    const { changes } = await open('/admin/settings/users', {
      'POST /users/deletions': () => Response.json({ workIds: [id, other] }),
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Ladi Musa' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Amina Bello' }));
    expect(screen.getByText('2 selected')).toBeDefined();
    await press('Propose deletion');
    const asked = await dialog('Propose to delete 2 users');
    expect(asked.getByText('Ladi Musa, Amina Bello')).toBeDefined();
    await user.type(asked.getByLabelText('Reason, for the record'), 'Both left the service');
    await press('Propose deletion', asked);
    expect(await screen.findByText('Proposed to delete: 2 users. A second SuperAdmin decides')).toBeDefined();
    expect(changes()).toEqual([
      { call: 'POST /users/deletions', body: { userIds: [id, other], reason: 'Both left the service' } },
    ]);
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });

  it('get a role with its place, and lose one', async () => {
    const { changes } = await open(`/admin/settings/users?record=${id}`, {
      'POST /roles/assignments': atOnce,
      'POST /roles/unassignments': done,
    });
    const panel = within(await record());
    await press('Give a role', panel);
    const form = await dialog('Give a role');
    await form.findByRole('option', { name: 'Tax Officer' });
    await user.selectOptions(form.getByLabelText('Role'), 'Tax Officer');
    await user.selectOptions(await form.findByLabelText('Tax office'), '8');
    await user.click(form.getByLabelText('Make it the active role'));
    await press('Give a role', form);
    expect(await screen.findByText('Role given: Tax Officer')).toBeDefined();
    await press('Take away the role Field team', panel);
    await press('Take away', await dialog('Take away the role Field team'));
    expect(await screen.findByText('Role taken away: Field team')).toBeDefined();
    expect(changes()).toEqual([
      {
        call: 'POST /roles/assignments',
        body: { roleNames: ['Tax Officer'], userIds: [id], place: 'first', taxOfficeId: 8 },
      },
      { call: 'POST /roles/unassignments', body: { roleNames: ['Field team'], userIds: [id] } },
    ]);
  });

  it('who would decide are proposed: it is said before, and that nothing has happened yet', async () => {
    const { changes, router } = await open('/admin/settings/users', {
      'POST /users': () => Response.json({ user: null, workIds: [other] }),
    });
    await press('Add a user');
    const form = await dialog('Add a user');
    await user.type(form.getByLabelText('First name'), 'Ladi');
    await user.type(form.getByLabelText('Last name'), 'Musa');
    await user.type(form.getByLabelText('Email'), 'ladi@staff.test');
    expect(form.queryByText(/another SuperAdmin approves it/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Role'), 'SuperAdmin');
    expect(form.getByText(/another SuperAdmin approves it/)).toBeDefined();
    await press('Create the account', form);
    expect(await screen.findByText(/^Proposed\. Another SuperAdmin approves it/)).toBeDefined();
    expect(changes()).toHaveLength(1);
    expect(router.state.location.search).not.toContain('record=');
  });

  it.each([
    ['Edit', 'Edit', 'Save changes', `PUT /users/${id}`],
    ['Reset second factor', /second factor of/, 'Reset', `POST /users/${id}/second-factor/reset`],
  ] as const)('who decide are changed by two persons: %s', async (action, title, last, call) => {
    const director = { ...ladi, roles: ['Admin'], userRole: 'Admin', mdaId: null, registration: null };
    await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}`]: () => Response.json(director),
      [call]: () => Response.json({ ...director, workIds: [other] }),
    });
    await press(action, within(await record()));
    let form = await dialog(title);
    expect(form.getByText(/another SuperAdmin approves it/)).toBeDefined();
    await user.type(form.getByLabelText('Reason, for the record'), 'Asked for in writing');
    if (action !== 'Edit') {
      await press('Continue', form);
      form = await dialog(title);
    }
    await press(last, form);
    expect(await screen.findByText(/^Proposed\. Another SuperAdmin approves it/)).toBeDefined();
  });

  it('have sessions that are ended for a reason, and a log of both kinds in words', async () => {
    const session = {
      ...{ id: other, device: 'Firefox on Windows', address: '41.58.0.1', createdAt: '2026-11-20T08:00:00.000Z' },
      lastUsedAt: '2026-11-20T09:00:00.000Z',
    };
    const { changes } = await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}/sessions`]: () => Response.json([session]),
      [`POST /users/${id}/sessions/ends`]: () => Response.json({ ended: 1 }),
      'GET /reports/audit': () => reportPage([{ ...logRow, action: 'role.assigned', reason: 'As asked' }]),
      'GET /reports/activity': () =>
        reportPage([{ ...logRow, at: '2026-11-21T09:00:00.000Z', action: 'session.opened' }]),
    });
    await user.click(await screen.findByRole('tab', { name: 'Sessions' }));
    await press('Sign out: Firefox on Windows');
    const asked = await dialog('Sign out: Firefox on Windows');
    await user.type(asked.getByLabelText('Reason, for the record'), 'Lost the laptop');
    await press('Sign out', asked);
    expect(await screen.findByText('One session ended')).toBeDefined();
    expect(changes()).toEqual([
      { call: `POST /users/${id}/sessions/ends`, body: { reason: 'Lost the laptop', sessionId: other } },
    ]);
    await user.click(screen.getByRole('tab', { name: 'Log' }));
    const panel = await screen.findByRole('tabpanel', { name: 'Log' });
    await within(panel).findByText(/Role given/);
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/^Signed in.*Chief Admin$/),
      expect.stringMatching(/^Role given.*Chief Admin“As asked”$/),
    ]);
  });

  it('who are invited get the invitation again', async () => {
    const { changes } = await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}`]: () => Response.json({ ...ladi, isInvited: true, registration: null }),
      [`POST /users/${id}/invitation`]: done,
    });
    await press('Send invitation again');
    await press('Send the invitation', await dialog('Invite Ladi Musa again'));
    expect(await screen.findByText('Invitation sent to Ladi Musa')).toBeDefined();
    expect(changes()).toHaveLength(1);
  });

  it('that are gone, and an account that cannot be read, are said in words', async () => {
    const { unmount } = await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}`]: () => refusal(404, 'user.not-found', 'There is no such user'),
    });
    expect(await screen.findByRole('heading', { name: 'There is no such user' })).toBeDefined();
    unmount();
    await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}`]: () => refusal(503, 'service.unavailable', ''),
    });
    expect(await screen.findByText('An error occurred while fetching user data')).toBeDefined();
  });

  it('one’s own account is looked after elsewhere', async () => {
    await open(`/admin/settings/users?record=${id}`, {
      [`GET /users/${id}`]: () => Response.json({ ...ladi, email: 'chief@demo.test', registration: null }),
    });
    const panel = within(await record());
    expect(await panel.findByText(/This is your own account/)).toBeDefined();
    expect(panel.queryByRole('button', { name: 'Suspend' })).toBeNull();
    expect(panel.queryByRole('button', { name: 'Propose deletion' })).toBeNull();
  });

  it('speak Hausa', async () => {
    await open(`/admin/settings/users?record=${id}`, {}, 'ha');
    expect(await screen.findByRole('button', { name: 'Cire tantancewa ta biyu' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Gabatar da sharewa' })).toBeDefined();
  });
});

describe('roles', () => {
  it('are ten a page, ascending by name, the built-in ones marked', async () => {
    const { fetch } = await open('/admin/settings/roles');
    const row = await screen.findByRole('row', { name: /Tax Officer/ });
    expect(row.textContent).toContain('Built in');
    const asked = new URL(String(fetch.mock.calls.find(([url]) => String(url).includes('/roles'))?.[0])).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ pageSize: '10', sortField: 'name', sortOrder: 'asc' });
  });

  it('are created, and a name that is taken is said at its field', async () => {
    let isTaken = true;
    const { changes } = await open('/admin/settings/roles', {
      'POST /roles': () =>
        isTaken ? refusal(409, 'role.already-exists', 'There is a role of that name already') : done(),
    });
    await press('Add a role');
    const form = await dialog('Add a role');
    await press('Create the role', form);
    expect(form.getByLabelText('Name of the role').getAttribute('aria-invalid')).toBe('true');
    await user.type(form.getByLabelText('Name of the role'), 'Field team');
    await press('Create the role', form);
    expect((await form.findAllByText(/There is a role of that name already/)).length).toBeGreaterThan(0);
    isTaken = false;
    await press('Create the role', form);
    expect(await screen.findByText('Role created: Field team')).toBeDefined();
    expect(changes().at(-1)).toEqual({ call: 'POST /roles', body: { roleNames: ['Field team'] } });
  });

  it('that are built in cannot be deleted; others can, after one more press', async () => {
    const { changes } = await open('/admin/settings/roles', { 'POST /roles/deletions': done });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Tax Officer' }));
    expect(screen.getByText('The roles of the portal itself cannot be deleted')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Select Tax Officer' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Field team' }));
    await press('Delete');
    await press('Delete', await dialog('Delete Field team'));
    expect(await screen.findByText('Role deleted')).toBeDefined();
    expect(changes()).toEqual([{ call: 'POST /roles/deletions', body: { roleNames: ['Field team'] } }]);
  });

  it('are taken from whoever works in them and given to who is found', async () => {
    const { changes } = await open('/admin/settings/roles?record=Field%20team', {
      'POST /roles/unassignments': done,
      'POST /roles/assignments': atOnce,
    });
    await press('Take the role from Ladi Musa');
    await press('Take away', await dialog('Take the role from Ladi Musa'));
    expect(await screen.findByText('Role taken away: Field team')).toBeDefined();
    await user.type(screen.getByLabelText('Give it to somebody'), 'amina');
    await press('Find');
    await press('Give the role to Amina Bello');
    const form = await dialog('Give a role');
    await waitFor(() => expect(form.getByLabelText<HTMLSelectElement>('Role').value).toBe('Field team'));
    await press('Give a role', form);
    expect(await screen.findByText('Role given: Field team')).toBeDefined();
    expect(changes().map(({ body }) => body)).toEqual([
      { roleNames: ['Field team'], userIds: [id] },
      { roleNames: ['Field team'], userIds: [other], place: 'last' },
    ]);
  });
});
