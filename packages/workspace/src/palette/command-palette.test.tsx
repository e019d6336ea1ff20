import { closeSession, openSession } from '@portal/auth';
import { groupReference, invoiceReport, makeBillReference, type Role } from '@portal/contracts';
import { defineArea, type NavigationItem } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { answersOfReport } from '../testing/answers-of-report.ts';
import { CommandPalette } from './index.ts';

const reference = makeBillReference(new Uint8Array(13).fill(7));
const navigation: readonly NavigationItem[] = [
  { label: { en: 'Dashboard', ha: 'Allon bayani' }, to: '/admin', exact: true },
  {
    label: { en: 'Reports', ha: 'Rahotanni' },
    to: '/admin/invoice-reports',
    children: [
      { label: { en: 'Invoice Reports', ha: 'Rahoton takardu' }, to: '/admin/invoice-reports', opens: 'bills' },
      { label: { en: 'Collection Reports', ha: 'Rahoton karɓa' }, to: '/admin/collection-reports' },
    ],
  },
];
const area = defineArea({
  id: 'admin',
  navigation,
  routes: [{ path: '*', element: <CommandPalette isOpen onClose={() => {}} navigation={navigation} /> }],
  loadMessages: async () => {},
});

async function open(role: Role = 'Admin', count = 1) {
  await openSession({ token: 'token', roles: [role], user: { email: 'amina@example.ng' } });
  const network = answersOfReport(invoiceReport, { count });
  const view = await renderArea(area, '/admin', {
    fetch: network.fetch,
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const field = await screen.findByRole('combobox');
  const address = () => view.router.state.location.pathname + view.router.state.location.search;
  return { ...network, field, address, user: userEvent.setup() };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

afterEach(closeSession);

it('goes to a screen by a word of its name or its group, with keys alone', async () => {
  const { user, field, address } = await open();
  await user.type(field, 'reports coll');
  await waitFor(() => expect(options()[0]).toContain('Collection Reports'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/collection-reports'));
});

it.each([groupReference(reference), '3107 4482 9015'])('finds a bill by %s, whenever it was issued', async (typed) => {
  const { user, field, address, asked } = await open();
  await user.type(field, typed);
  await waitFor(() => expect(options()[0]).toContain('payer 1'));
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({ criteria: typed, minDate: '2000-01-01' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toMatch(/^\/admin\/invoice-reports\?record=KD7Q4M2X9TBC1VWZ&/));
});

it('says when there is no such bill among those one may see', async () => {
  const { user, field } = await open('Admin', 0);
  await user.type(field, reference);
  expect(await screen.findByText('No such bill among those you may see')).toBeDefined();
});

it('looks for nothing that may be a NIN', async () => {
  const { user, field, asked } = await open();
  await user.type(field, '12345678901');
  expect(await screen.findByText(/This may be a NIN/)).toBeDefined();
  expect(asked).toEqual([]);
});

it('offers to search the bills for a name', async () => {
  const { user, field } = await open();
  await user.type(field, 'kasuwa');
  await waitFor(() => expect(options()).toEqual(['Search Invoice Reports for “kasuwa”']));
});

it('looks for no bill for a role that reads none', async () => {
  const { user, field, asked } = await open('Governor');
  await user.type(field, reference);
  expect(await screen.findByText('Nothing like that')).toBeDefined();
  expect(asked).toEqual([]);
});
