import { testArea } from '@portal/auth/testing';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen } from '@testing-library/react';
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
  unreleased: [
    ...menu
      .map(([, , path]) => path)
      .filter((path) => path.startsWith('/user') && !['/user/settings', '/user/generate-invoice'].includes(path)),
    '/user',
    '/user/paye-manager',
    '/user/logs',
    '/user/payment_summary',
  ],
  doors: [],
  accounts: [{ path: '/user/settings', title: 'Profile' }],
});

it('leads from Generate Invoice to the bills of MDAs', async () => {
  await renderArea(area, '/user/generate-invoice', {
    fetch: async () => Response.json({}),
    wrap: (children) => <TestTheme>{children}</TestTheme>,
  });
  const way = await screen.findByRole('link', { name: 'Choose what you pay for' });
  expect(way.getAttribute('href')).toBe('/?a=login&routeTo=mda-collections');
});

it('sets Home, Profile and Help & Support apart', () => {
  const secondary = area.navigation.filter(({ placement }) => placement === 'secondary');

  expect(secondary.map(({ label }) => label.en)).toEqual(['Home', 'Profile', 'Help & Support']);
});
