import type { NavigationItem } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

/** Group, label and path, as spec §2.8 lists them. */
const specified: readonly (readonly [group: string, label: string, path: string])[] = [
  ['', 'Dashboard', '/user/dashboard'],
  ['', 'Generate Invoice', '/user/generate-invoice'],
  ['', 'Invoices', '/user/invoices'],
  ['', 'Payment History', '/user/payment-history'],
  ['', 'E-Services', '/user/e-services'],
  ['', 'Home', '/'],
  ['', 'Profile', '/user/settings'],
  ['', 'Help & Support', '/user/help-support'],
];

function rows(items: readonly NavigationItem[], group = ''): (readonly [string, string, string])[] {
  return items.flatMap((item) =>
    item.children ? rows(item.children, item.label.en) : [[group, item.label.en, item.to] as const],
  );
}

describe('the menu of taxpayer', () => {
  it('has the specified entries in the specified order', () => {
    expect(rows(area.navigation)).toEqual(specified);
  });

  it('sets Home, Profile and Help & Support apart', () => {
    const secondary = area.navigation.filter(({ placement }) => placement === 'secondary');

    expect(secondary.map(({ label }) => label.en)).toEqual(['Home', 'Profile', 'Help & Support']);
  });

  it.each([
    ...specified.map(([, , path]) => path).filter((path) => path.startsWith('/user') && path !== '/user/settings'),
    '/user',
    '/user/paye-manager',
    '/user/logs',
    '/user/payment_summary',
  ])('%s shows a designed page until it is released, with a way on', async (path) => {
    await renderArea(area, path, {
      fetch: vi.fn<typeof globalThis.fetch>(),
      wrap: (children) => <TestTheme>{children}</TestTheme>,
    });

    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.getByText('This screen is not released yet')).toBeDefined();
    expect(screen.getByRole('link', { name: /^Back to/ })).toBeDefined();
  });
});

it.each([['/user/settings', 'Profile']])('%s is "%s": the own account, whatever fails', async (path, title) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 502 }));
  await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
});
