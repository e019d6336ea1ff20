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
  { label: { en: 'Tax Payers', ha: 'Masu biyan haraji' }, to: '/admin/tax-payers', opens: 'taxpayers' },
  {
    label: { en: 'Reports', ha: 'Rahotanni' },
    to: '/admin/invoice-reports',
    children: [
      { label: { en: 'Invoice Reports', ha: 'Rahoton takardu' }, to: '/admin/invoice-reports', opens: 'bills' },
      { label: { en: 'Collection Reports', ha: 'Rahoton karɓa' }, to: '/admin/collection-reports' },
    ],
  },
];
const below = [
  {
    label: { en: 'Fees and limits', ha: 'Kuɗaɗe' },
    about: { en: 'Settings', ha: 'Saituna' },
    to: '/admin/settings/fees',
  },
];
const area = defineArea({
  id: 'admin',
  navigation,
  routes: [{ path: '*', element: <CommandPalette isOpen onClose={() => {}} navigation={navigation} below={below} /> }],
  loadMessages: async () => {},
});

const people = {
  ...{ totalRecords: 1, isBounded: false, pageSize: 5, after: null, before: null, totals: {}, period: null },
  asOf: '2026-11-23T08:42:00.000Z',
  data: [
    {
      ...{ id: 'KD-0001-2345-67', tpui: 'KD-0001-2345-67', name: 'Kasuwa Sample Traders Ltd', category: 'Corporate' },
      ...{ phone: '08030000000', taxOffice: 'Zaria', lga: null, registeredOn: '2026-01-09', bills: 1, billedKobo: 1 },
      ...{ collectedKobo: 0, outstandingKobo: 1, lastPaidAt: null, status: 'active' },
    },
  ],
};

async function open(role: Role = 'Admin', count = 1) {
  await openSession({ token: 'token', roles: [role], user: { email: 'amina@example.ng' } });
  const network = answersOfReport(invoiceReport, { count, others: { '/reports/taxpayers': people } });
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

it('finds what stands below the menu by its name, and offers it to nobody who typed nothing', async () => {
  const { user, field, address } = await open();
  expect(options().join()).not.toContain('Fees');
  await user.type(field, 'settings fees');
  await waitFor(() => expect(options()[0]).toContain('Fees and limits'));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/admin/settings/fees'));
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

it('finds a taxpayer by name, telephone or number for whoever has the register, and puts no name into the address', async () => {
  const { user, field, address, fetch } = await open('SuperAdmin');
  await user.type(field, 'Kasuwa');
  await waitFor(() => expect(options().join()).toContain('Kasuwa Sample Traders LtdKD-0001-2345-67 · Zaria'));
  await user.click(screen.getByRole('option', { name: /Kasuwa Sample Traders Ltd/ }));
  await waitFor(() => expect(address()).toBe('/admin/tax-payers?record=KD-0001-2345-67'));
  expect(fetch.mock.calls.filter(([asked]) => String(asked).includes('/reports/taxpayers'))).toHaveLength(1);
});

it('asks for no taxpayer in the name of a role without the register', async () => {
  const { user, field, fetch } = await open('Admin');
  await user.type(field, 'Kasuwa');
  await waitFor(() => expect(options().join()).toContain('Search Invoice Reports'));
  expect(fetch.mock.calls.filter(([asked]) => String(asked).includes('/reports/taxpayers'))).toEqual([]);
});
