import { closeSession, openSession } from '@portal/auth';
import { answering, refusal } from '@portal/auth/testing';
import { getTaxpayerRecord, type TaxpayerRecord } from '@portal/contracts';
import { defineArea } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { TaxpayerPage } from '../index.ts';

configure({ asyncUtilTimeout: 8000 });

const area = defineArea({
  id: 'admin',
  navigation: [],
  routes: [{ path: '/admin/tax-payers/:tpui', element: <TaxpayerPage /> }],
  loadMessages: async () => {},
});
const tpui = 'KD-0001-2345-67';
const userId = '0199a1f0-0000-7000-8000-000000000001';
const done = { at: '2026-11-20T09:00:00.000Z', role: 'SuperAdmin', office: null, name: 'Hauwa Bello', reason: null };
const record: TaxpayerRecord = {
  ...{ mergedInto: null, mergedHere: [] },
  taxpayer: {
    ...{ tpui, name: 'Kasuwa Sample Traders Ltd', category: 'Corporate', phone: '+2348030000000', lga: 'Zaria' },
    homeOffice: { taxOfficeId: 8, name: 'Zaria', source: 'chosen' },
    ...{ standing: 'active', registeredOn: '2026-01-09', bills: 1, billedKobo: 300_000, collectedKobo: 0 },
    ...{ outstandingKobo: 300_000, lastPaidAt: null },
  },
  account: {
    ...{ userId, email: 'a•••i@example.test', isEmailVerified: true, status: 'active', ninLast4: '0001' },
    lastSeenAt: null,
  },
  organisation: {
    ...{ name: 'Kasuwa Sample Traders Ltd', registrationNumber: 'RC12345', tin: '', industry: 'Trade' },
    isConfirmed: false,
  },
  people: [
    { name: 'Amina Bello', kind: 'representative', rights: [], since: null },
    { name: 'Sabo Sample', kind: 'agent', rights: ['see', 'bills'], since: '2026-11-02T09:00:00.000Z' },
  ],
  bills: [
    {
      ...{ reference: 'KDAAAABBBBCCCCDDDDE', tpui, issuedOn: '2026-11-02', heads: 'Market levy' },
      ...{ totalKobo: 300_000, status: 'unpaid' },
    },
  ],
  receipts: [],
  requests: [
    {
      ...{ id: userId, kind: 'declaration-check', state: 'received', reference: 'CD1' },
      ...{ openedAt: '2026-11-02T09:00:00.000Z', isOpen: true },
    },
  ],
  tickets: [{ reference: 'EN-1', topic: 'payment', state: 'received', sentAt: '2026-11-02T09:00:00.000Z' }],
  consultations: [{ reference: 'CN-1', topic: 'paye', state: 'booked', startsAt: '2026-11-12T09:00:00.000Z' }],
  looks: [{ ...done, action: 'taxpayer.read' }],
  changes: [{ ...done, action: 'nin.revealed', reason: 'The bank asked for it' }],
};
const user = userEvent.setup();

async function open(role: string, answers: Parameters<typeof answering>[0] = {}, language: 'en' | 'ha' = 'en') {
  await openSession({ token: 't', roles: [role], user: { email: 'officer@staff.test' } });
  const network = answering({
    [`GET /taxpayers/${tpui}/record`]: () => Response.json(getTaxpayerRecord.response.parse(record)),
    ...answers,
  });
  await renderArea(area, `/admin/tax-payers/${tpui}`, {
    fetch: network.fetch,
    language,
    wrap: (children) => (
      <TestTheme>
        {children}
        <ToastArea />
      </TestTheme>
    ),
  });
  return network;
}

beforeEach(async () => {
  clearToasts();
  await closeSession();
});

it('shows who it is, who acts for them, papers, cases, messages, and who revealed the NIN and why', async () => {
  await open('SuperAdmin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Kasuwa Sample Traders Ltd' })).toBeDefined();
  expect(screen.getByText('RC12345 (not confirmed yet)')).toBeDefined();
  const people = within(screen.getByRole('region', { name: 'Who acts for them' }));
  expect(people.getByText(/^agent, by their consent · See bills.* · Raise and pay/)).toBeDefined();
  expect(people.getByText('since 2 Nov 2026')).toBeDefined();
  expect(screen.getByRole('link', { name: 'KDAAAABBBBCCCCDDDDE' }).getAttribute('href')).toBe(
    '/admin/bills/KDAAAABBBBCCCCDDDDE',
  );
  const changes = within(screen.getByRole('region', { name: 'What was decided and changed' }));
  expect(changes.getByText('Full NIN looked at')).toBeDefined();
  expect(changes.getByText('“The bank asked for it”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Declaration check' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'EN-1' })).toBeDefined();
});

it('shows the NIN to a SuperAdmin who says why, and reads the record again', async () => {
  const network = await open('SuperAdmin', {
    [`POST /users/${userId}/nin/reveal`]: () => Response.json({ nin: '12345678901' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show in full' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'The bank asked for it');
  await user.click(dialog.getByRole('button', { name: 'Show in full' }));
  expect(await screen.findByText('12345678901')).toBeDefined();
  expect(network.sent.filter(({ call }) => call === `GET /taxpayers/${tpui}/record`).length).toBeGreaterThan(1);
});

it('suspends the account for a reason that is shown once more', async () => {
  const network = await open('SuperAdmin', { 'POST /users/suspensions': () => Response.json({}) });
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Stolen identity');
  await user.click(dialog.getByRole('button', { name: /Next|Continue/ }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Suspend' }));
  expect(await screen.findByText('The account is suspended')).toBeDefined();
  expect(network.sent).toContainEqual(
    expect.objectContaining({
      call: 'POST /users/suspensions',
      body: { userIds: [userId], reason: 'Stolen identity' },
    }),
  );
});

it('lets an officer read, and propose a standing alone', async () => {
  await open('Tax Officer');
  expect(await screen.findByText('••• 0001')).toBeDefined();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Change standing']);
});

it('says when there is nobody among those one sees, in Hausa too', async () => {
  await open(
    'Tax Officer',
    { [`GET /taxpayers/${tpui}/record`]: () => refusal(404, 'taxpayer.not-found', 'There is no such taxpayer') },
    'ha',
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Mai biyan haraji' })).toBeDefined();
  expect(screen.queryByText('Kasuwa Sample Traders Ltd')).toBeNull();
});

it('an officer proposes that a taxpayer is dormant, with the paper and its day; a SuperAdmin is not asked to', async () => {
  const network = await open('Tax Officer', {
    [`POST /taxpayers/${tpui}/standing-changes`]: () => Response.json({ workId: userId }),
  });
  await user.click(await screen.findByRole('button', { name: 'Change standing' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^Standing/ }), 'Dormant');
  await user.type(dialog.getByRole('textbox', { name: /^From which day/ }), '31/12/2025');
  await user.type(dialog.getByRole('textbox', { name: /^Which paper/ }), 'File 12');
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Empty');
  await user.click(dialog.getByRole('button', { name: 'Change standing' }));
  expect(await screen.findByText('Proposed. A second person of the office decides')).toBeDefined();
  expect(network.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ standing: 'dormant', fromDay: '2025-12-31', document: 'File 12' },
    reason: 'Empty',
  });
});

it('who decides for no office is offered no standing', async () => {
  await open('SuperAdmin');
  await screen.findByRole('button', { name: 'Suspend' });
  expect(screen.queryByRole('button', { name: 'Change standing' })).toBeNull();
});

it('an officer records what somebody without an account does, with what shows it', async () => {
  const network = await open('Tax Officer', {
    [`GET /taxpayers/${tpui}/record`]: () =>
      Response.json(getTaxpayerRecord.response.parse({ ...record, account: null })),
    [`POST /taxpayers/${tpui}/facts`]: () => Response.json({ facts: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Record what they do' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: /^What they do/ }), 'They have staff');
  await user.type(dialog.getByRole('textbox', { name: /^Since/ }), '01/03/2026');
  await user.type(dialog.getByRole('textbox', { name: /^What shows it/ }), 'Four people at the counter');
  await user.click(dialog.getByRole('button', { name: 'Record what they do' }));
  expect(await screen.findByText('Recorded. What they have to file follows it')).toBeDefined();
  expect(network.sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    ...{ fact: 'employer', fromDay: '2026-03-01', toDay: null, shownBy: 'Four people at the counter' },
  });
});
