import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { testListScreen } from '../testing/test-list-screen.tsx';
import { Confirmations, unprovedList } from './index.ts';

configure({ asyncUtilTimeout: 8000 });

const base = '/tax-area-office/identity';
const area = defineArea({
  id: 'tax-office',
  navigation: [],
  routes: [{ path: `${base}/:queue?`, element: <Confirmations base={base} /> }],
  loadMessages: async () => {},
});
const id = '0199a1f0-0000-7000-8000-000000000001';
const hauwa = {
  ...{ id, name: 'Hauwa Sule', email: 'hauwa@people.test', phoneNumber: '08031234567', category: 'Individual' },
  ...{ lga: 'Zaria', ninLast4: '0001', registeredAt: '2026-11-02T08:00:00.000Z', workId: null },
};
const mills = {
  ...{ name: 'Arewa Mills Ltd', registrationNumber: 'RC123456', tin: '', industryId: 1, industry: 'Manufacturing' },
  ...{ email: 'office@mills.test', phoneNumber: '08031234567', address: '4 Zaria Road', isConfirmed: false },
  ...{ tpui: 'KD-0001-2345-67', representative: 'Amina Bello', changedAt: '2026-11-02T08:00:00.000Z' },
};
const correction = {
  ...{ id, state: 'open', caseVersion: 1, requestedAt: '2026-11-02T08:00:00.000Z', reason: 'Married', firstName: null },
  ...{ lastName: 'Bello', otherName: null, dateOfBirth: null, ninLast4: null, decidedAt: null, answer: null },
  tpui: 'KD-0001-2345-67',
  now: { firstName: 'Amina', lastName: 'Sule', otherName: '', dateOfBirth: '1990-02-28', ninLast4: '0001' },
};
const page = (data: readonly object[]) =>
  Response.json({ data, totalRecords: data.length, isBounded: false, pageSize: 50, after: null, before: null });
const user = userEvent.setup();

async function open(
  path: string,
  role: string,
  answers: Parameters<typeof answering>[0] = {},
  language: 'en' | 'ha' = 'en',
) {
  await openSession({ token: 't', roles: [role], user: { email: 'officer@staff.test' } });
  const network = answering({
    'GET /identity-confirmations': () => page([hauwa]),
    'GET /organisations': () => page([mills]),
    'GET /corrections': () => page([correction]),
    ...answers,
  });
  await renderArea(area, path, {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return { ...network, changes: () => network.sent.filter(({ call }) => !call.startsWith('GET')) };
}
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

testListScreen(area, { path: base, report: unprovedList, title: 'People to confirm' });

it.each([
  ['Tax Officer', ['People to confirm', 'Organisations to confirm']],
  ['Tax Office Director', ['People to confirm', 'Organisations to confirm', 'Corrections']],
  ['SuperAdmin', ['People to confirm', 'Organisations to confirm', 'Corrections']],
])('%s has the queues they may decide in', async (role, queues) => {
  await open(base, role);
  const tabs = within(await screen.findByRole('navigation', { name: 'Identity to confirm' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(queues);
});

it('an officer proposes a person by the NIN of the slip and what was seen; it stands in no address', async () => {
  let isWrong = true;
  const { changes, fetch } = await open(`${base}?record=${id}`, 'Tax Officer', {
    'POST /identity-confirmations': () =>
      isWrong ? refusal(404, 'user.not-found', 'There is no such user') : Response.json({ workId: id }),
  });
  await user.type(await screen.findByLabelText('NIN, as on the slip'), '7000 0000 001');
  await press('Propose this person');
  expect(screen.getAllByText(/Field is required/).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('What was seen'), 'NIN slip and voter card');
  await press('Propose this person');
  expect((await screen.findAllByText(/does not name this NIN/)).length).toBeGreaterThan(0);
  isWrong = false;
  await press('Propose this person');
  expect(await screen.findByText(/^Proposed. The manager of your office confirms/)).toBeDefined();
  expect(changes().at(-1)).toEqual({
    call: 'POST /identity-confirmations',
    body: { email: 'hauwa@people.test', nin: '70000000001', reason: 'NIN slip and voter card' },
  });
  expect(fetch.mock.calls.map(([url]) => String(url)).join()).not.toContain('7000');
});

it.each([
  ['Tax Office Manager', null, /^An officer of the home office proposes/],
  ['Tax Officer', id, /^An officer has seen this person/],
])('%s proposes nobody who is not theirs to propose: case %s', async (role, workId, text) => {
  await open(`${base}?record=${id}`, role, { 'GET /identity-confirmations': () => page([{ ...hauwa, workId }]) });
  expect(await screen.findByText(text)).toBeDefined();
  expect(screen.queryByLabelText('NIN, as on the slip')).toBeNull();
  expect(screen.queryAllByRole('link', { name: 'Open the case' })).toHaveLength(workId === null ? 0 : 1);
});

it('an organisation is confirmed with the very name and number that were seen', async () => {
  const { changes, fetch } = await open(`${base}/organisations?confirmed=false&record=KD-0001-2345-67`, 'Tax Officer', {
    'POST /organisations/KD-0001-2345-67/confirmation': () => Response.json({}),
  });
  await press('Confirm the organisation');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/RC123456 is Arewa Mills Ltd/)).toBeDefined();
  await press('I have seen the certificate');
  expect(await screen.findByText('Confirmed: Arewa Mills Ltd')).toBeDefined();
  expect(changes()).toEqual([
    {
      call: 'POST /organisations/KD-0001-2345-67/confirmation',
      body: { name: 'Arewa Mills Ltd', registrationNumber: 'RC123456' },
    },
  ]);
  expect(String(fetch.mock.calls[0]?.[0])).toContain('confirmed=false');
});

it('a confirmation given in error is withdrawn with its reason, said twice before it is done', async () => {
  const { changes } = await open(`${base}/organisations?confirmed=true&record=KD-0001-2345-67`, 'Tax Officer', {
    'GET /organisations': () => page([{ ...mills, isConfirmed: true }]),
    'POST /organisations/KD-0001-2345-67/confirmation/withdrawal': () => Response.json({}),
  });
  await press('Withdraw the confirmation');
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Reason/), 'Another firm holds this number');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(changes()).toEqual([]);
  expect(await screen.findByText('Another firm holds this number')).toBeDefined();
  const asked = within(screen.getByRole('dialog'));
  await user.click(asked.getByRole('button', { name: 'Withdraw the confirmation' }));
  expect(await screen.findByText('No longer confirmed: Arewa Mills Ltd')).toBeDefined();
  expect(changes()).toEqual([
    {
      call: 'POST /organisations/KD-0001-2345-67/confirmation/withdrawal',
      body: {
        name: 'Arewa Mills Ltd',
        registrationNumber: 'RC123456',
        reason: 'Another firm holds this number',
      },
    },
  ]);
});

it.each([
  ['Grant', true, 'Granted: Amina Sule'],
  ['Refuse', false, 'Refused: Amina Sule'],
])('a correction shows what changes, and %s needs an answer', async (action, isGranted, told) => {
  const { changes } = await open(`${base}/corrections?record=${id}`, 'Tax Office Director', {
    [`POST /corrections/${id}/decision`]: () => Response.json({}),
  });
  const row = await screen.findByRole('row', { name: /Last name/ });
  expect(row.textContent).toBe('Last nameSuleBello');
  await press(action);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: action }));
  expect(changes()).toEqual([]);
  await user.type(dialog.getByLabelText('Answer to the person'), 'Marriage certificate seen');
  await user.click(dialog.getByRole('button', { name: action }));
  expect(await screen.findByText(told)).toBeDefined();
  expect(changes()).toEqual([
    {
      call: `POST /corrections/${id}/decision`,
      body: { caseVersion: 1, isGranted, answer: 'Marriage certificate seen' },
    },
  ]);
});

it('what is not there any more is said, in Hausa too', async () => {
  await open(`${base}/corrections?record=other`, 'SuperAdmin', {}, 'ha');
  expect(await screen.findByRole('heading', { name: /ba ya nan kuma/ })).toBeDefined();
});
