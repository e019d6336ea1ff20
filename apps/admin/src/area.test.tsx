import type { NavigationItem } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

/** Group, label and path, as spec §2.9 lists them. */
const specified: readonly (readonly [group: string, label: string, path: string])[] = [
  ['', 'Dashboard', '/admin'],
  ['', 'Analytics', '/admin/analytics'],
  ['', 'Expert Systems Module', '/admin/expert-system-modules'],
  ['Reports', 'Invoice Reports', '/admin/invoice-reports'],
  ['Reports', 'Collection Reports', '/admin/collection-reports'],
  ['Reports', 'Settlement Reports', '/admin/settlement-reports'],
  ['', 'MDAs', '/admin/mda-reports'],
  ['', 'Tax Payers', '/admin/tax-payers'],
  ['', 'Tax Managers', '/admin/tax-managers'],
  ['', 'Enumerators', '/admin/enumerators'],
  ['', 'eTCC', '/admin/etcc'],
  ['', 'POS Managers', '/admin/pos-managers'],
  ['', 'Consult Connect', '/admin/consult-connect'],
  ['', 'Audit Trail', '/admin/audit-trail'],
  ['', 'Tax Support', '/admin/tax-support'],
  ['', 'Profile', '/admin/profile'],
  ['', 'CMS', '/admin/cms'],
];

function rows(items: readonly NavigationItem[], group = ''): (readonly [string, string, string])[] {
  return items.flatMap((item) =>
    item.children ? rows(item.children, item.label.en) : [[group, item.label.en, item.to] as const],
  );
}

describe('the menu of admin', () => {
  it('has the specified entries in the specified order', () => {
    expect(rows(area.navigation)).toEqual(specified);
  });

  it('shows an Admin only what spec §6 lists, and the rest to a SuperAdmin alone', () => {
    const forEverybody = area.navigation.filter(({ visibleTo }) => !visibleTo).map(({ label }) => label.en);
    const restricted = area.navigation.filter(({ visibleTo }) => visibleTo);

    expect(forEverybody).toEqual(['Dashboard', 'Analytics', 'Expert Systems Module', 'Reports', 'MDAs', 'Profile']);
    expect(restricted.map(({ visibleTo }) => visibleTo)).toEqual(restricted.map(() => ['SuperAdmin']));
  });

  it.each([...specified.map(([, , path]) => path).filter((path) => path !== '/admin/profile'), '/admin/logs'])(
    '%s shows a designed page until it is released, with a way on',
    async (path) => {
      await renderArea(area, path, {
        fetch: vi.fn<typeof globalThis.fetch>(),
        wrap: (children) => <TestTheme>{children}</TestTheme>,
      });

      expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
      expect(screen.getByText('This screen is not released yet')).toBeDefined();
      expect(screen.getByRole('link', { name: /^Back to/ })).toBeDefined();
    },
  );
});

describe('signing in', () => {
  it.each([
    ['/admin-auth', 'Admin', 'admin'],
    ['/superadmin', 'Super Admin', 'superadmin'],
  ])('%s is titled "%s", names its door to the server and leads back home', async (path, title, door) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ outcome: 'other-door', redirectTo: '/' }));
    await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Forgot password' })?.getAttribute('href')).toBe('/?a=forgot-password');
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'staff@example.ng' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'staff@example.ng',
      password: 'secret',
      door,
    });
  });
});

it.each([
  ['/admin/settings', 'Settings'],
  ['/admin/profile', 'Profile'],
])('%s is "%s": the own account, whatever fails', async (path, title) => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 502 }));
  await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });

  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
  expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
});
