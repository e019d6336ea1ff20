import type { NavigationItem } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { area } from './area.tsx';

/** Group, label and path, as spec §2.10 lists them. */
const specified: readonly (readonly [group: string, label: string, path: string])[] = [
  ['', 'Dashboard', '/gov-dashboard'],
  ['', 'MDA Analytics', '/gov-dashboard/mda-analytics'],
  ['', 'Collection Analytics', '/gov-dashboard/collection-analytics'],
  ['', 'Fiscal Health Analytics', '/gov-dashboard/fiscal-health-analytics'],
];

function rows(items: readonly NavigationItem[], group = ''): (readonly [string, string, string])[] {
  return items.flatMap((item) =>
    item.children ? rows(item.children, item.label.en) : [[group, item.label.en, item.to] as const],
  );
}

describe('the menu of governor', () => {
  it('has the specified entries in the specified order', () => {
    expect(rows(area.navigation)).toEqual(specified);
  });

  it.each([...specified.map(([, , path]) => path), '/gov-dashboard/logs'])(
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
  it.each([['/governor', "Governor's Portal / Sign in", 'governor']])(
    '%s is titled "%s", names its door to the server and leads back home',
    async (path, title, door) => {
      const fetch = vi.fn<typeof globalThis.fetch>(async () =>
        Response.json({ outcome: 'other-door', redirectTo: '/' }),
      );
      await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });

      expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
      expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
      expect(screen.queryByRole('link', { name: 'Forgot password' })?.getAttribute('href')).toBe(undefined);
      fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'staff@example.ng' } });
      fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
      fireEvent.click(screen.getByRole('button', { name: 'Login' }));

      await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
      expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
        email: 'staff@example.ng',
        password: 'secret',
        door,
      });
    },
  );
});

it.each([['/gov-dashboard/settings', 'Settings']])(
  '%s is "%s": the own account, whatever fails',
  async (path, title) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 502 }));
    await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined();
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
  },
);
