import { openSession } from '@portal/auth';
import { answering } from '@portal/auth/testing';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

const page = (data: readonly object[]) =>
  Response.json({ data, totalRecords: data.length, isBounded: false, pageSize: 50, after: null, before: null });
const hauwa = {
  ...{ id: '0199a1f0-0000-7000-8000-000000000001', name: 'Hauwa Sule', email: 'hauwa@people.test' },
  ...{ phoneNumber: '08031234567', category: 'Individual', lga: 'Zaria', ninLast4: '0001' },
  ...{ registeredAt: '2026-11-02T08:00:00.000Z', workId: null },
};
const mills = {
  ...{ name: 'Arewa Mills Ltd', registrationNumber: 'RC123456', tin: '', industryId: 1, industry: 'Manufacturing' },
  ...{ email: 'office@mills.test', phoneNumber: '08031234567', address: '4 Zaria Road', isConfirmed: false },
  ...{ tpui: 'KD-0001-2345-67', representative: 'Amina Bello', changedAt: '2026-11-02T08:00:00.000Z' },
};

async function open(path: string, role: string) {
  await openSession({ token: 't', roles: [role], user: { email: 'officer@staff.test' } });
  const { fetch } = answering({
    'GET /identity-confirmations': () => page([hauwa]),
    'GET /organisations': () => page([mills]),
    'GET /corrections': () => page([]),
  });
  await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
}

it.each([
  ['Tax Officer', ['People to confirm', 'Organisations to confirm']],
  ['Tax Office Manager', ['People to confirm', 'Organisations to confirm']],
  ['Tax Office Director', ['People to confirm', 'Organisations to confirm', 'Corrections']],
])('%s finds the queues of identities they may decide in, and who waits', async (role, queues) => {
  await open('/tax-area-office/identity', role);
  const tabs = within(await screen.findByRole('navigation', { name: 'Identity to confirm' })).getAllByRole('link');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(queues);
  expect((await screen.findAllByText('Hauwa Sule')).length).toBeGreaterThan(0);
});

it('a company waits for its number to be confirmed', async () => {
  await open('/tax-area-office/identity/organisations?confirmed=false', 'Tax Officer');
  expect((await screen.findAllByText('Arewa Mills Ltd')).length).toBeGreaterThan(0);
});
