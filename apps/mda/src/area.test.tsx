import { testArea } from '@portal/auth/testing';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

/** As spec §2.12 lists them. */
const menu = [
  ['', 'Dashboard', '/mda'],
  ['', 'Invoice Report', '/mda/invoice-reports'],
  ['', 'Collection Report', '/mda/collection-reports'],
  ['', 'Revenue Heads Report', '/mda/revenue-reports'],
  ['', 'Settings', '/mda/settings'],
] as const;

testArea(area, {
  menu,
  doors: [{ path: '/MDAmanager', title: 'MDA Login', door: 'mda', forgotPassword: '/?a=forgot-password' }],
  accounts: [{ path: '/mda/settings', title: 'Settings' }],
});

it('marks the dashboard only on the dashboard itself', () => {
  expect(area.navigation.filter(({ exact }) => exact).map(({ to }) => to)).toEqual(['/mda']);
});
