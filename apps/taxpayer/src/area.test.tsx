import { testArea } from '@portal/auth/testing';
import { expect, it } from 'vitest';
import { area } from './area.tsx';

/** As spec §2.8 lists them. */
const menu = [
  ['', 'Dashboard', '/user/dashboard'],
  ['', 'Generate Invoice', '/user/generate-invoice'],
  ['', 'Invoices', '/user/invoices'],
  ['', 'Payment History', '/user/payment-history'],
  ['', 'E-Services', '/user/e-services'],
  ['', 'Home', '/'],
  ['', 'Profile', '/user/settings'],
  ['', 'Help & Support', '/user/help-support'],
] as const;

testArea(area, {
  menu,
  doors: [],
  accounts: [{ path: '/user/settings', title: 'Profile' }],
});

it('sets Home, Profile and Help & Support apart', () => {
  const secondary = area.navigation.filter(({ placement }) => placement === 'secondary');

  expect(secondary.map(({ label }) => label.en)).toEqual(['Home', 'Profile', 'Help & Support']);
});
