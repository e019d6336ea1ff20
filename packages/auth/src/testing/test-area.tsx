import type { Area, NavigationItem, RouteHandle } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { expectAccessible, TestTheme } from '@portal/ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';

type MenuRow = readonly [group: string, label: string, path: string];

export interface AreaPromises {
  /** Group, label and path, as the specification lists them. */
  readonly menu: readonly MenuRow[];
  readonly doors: readonly {
    readonly path: string;
    readonly title: string;
    /** As the server knows it. */
    readonly door: string;
    /** Where "Forgot password" leads; some doors have no such link. */
    readonly forgotPassword?: string;
  }[];
  /** Addresses of the own account's settings. */
  readonly accounts: readonly { readonly path: string; readonly title: string }[];
}

/** What every area of signed-in people promises; its own test calls this with what the specification says of it. */
export function testArea(area: Area, { menu, doors, accounts }: AreaPromises): void {
  const open = (path: string, fetch = vi.fn<typeof globalThis.fetch>()) =>
    renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });

  describe(`the menu of ${area.id}`, () => {
    it('has the specified entries in the specified order', () => {
      expect(rows(area.navigation)).toEqual(menu);
    });
  });

  it('opens each screen to those who see its menu entry', () => {
    const restricted = area.navigation.flatMap((item) => item.children ?? [item]).filter(({ visibleTo }) => visibleTo);
    const accessAt = (path: string) =>
      (area.routes.find((route) => route.path === path)?.handle as Partial<RouteHandle> | undefined)?.access;
    expect(restricted.map(({ to }) => [to, accessAt(to)])).toEqual(
      restricted.map(({ to, visibleTo }) => [to, visibleTo]),
    );
  });

  it('leads from each entry of its menu to a screen of its own, each with a title in both languages', () => {
    const entries = area.navigation.flatMap((item) => item.children ?? [item]).map(({ to }) => to);
    const [base = ''] = entries.filter((path) => path.split('/').length > 2);
    const own = entries.filter((to) => to.split('/')[1] === base.split('/')[1]);
    const screens = area.routes.flatMap((route) => [route, ...(route.children ?? [])]).filter(({ path }) => path);
    expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(own.map((to) => to.split('?')[0])));
    // What only leads elsewhere has no title of its own; a title may be worked out from what is shown.
    const untitled = screens.filter(({ handle, children, lazy, element }) => {
      const { title } = (handle ?? {}) as Partial<RouteHandle>;
      return !children && (lazy || element) && typeof title !== 'function' && !(title?.en && title.ha);
    });
    expect(untitled.map(({ path }) => path)).toEqual([]);
  });

  const plain = area.routes.filter(
    ({ path = '', handle }) =>
      path !== '' && !path.includes(':') && !path.includes('*') && !(handle as Partial<RouteHandle>)?.hideNavigation,
  );
  it.each(plain.map(({ path }) => path ?? ''))(
    '%s keeps its heading, and is read aloud well, when nothing can be asked',
    async (path) => {
      await open(
        path,
        vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 502 })),
      );
      expect((await screen.findByRole('heading', { level: 1 })).textContent?.trim()).not.toBe('');
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      await expectAccessible();
    },
  );

  it.each(doors)('$path is titled "$title", names its door to the server and leads back home', async (expected) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ outcome: 'other-door', redirectTo: '/' }));
    await open(expected.path, fetch);

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(expected.title);
    expect(screen.getByRole('link', { name: 'Back to Homepage' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('link', { name: 'Forgot password' })?.getAttribute('href')).toBe(expected.forgotPassword);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'staff@example.ng' } });
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'secret' } });
    fireEvent.click(screen.getByRole('button', { name: 'Login' }));

    await waitFor(() => expect(fetch).toHaveBeenCalledOnce());
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'staff@example.ng',
      password: 'secret',
      door: expected.door,
    });
  });

  it.each(accounts)('$path is "$title": the own account, whatever fails', async ({ path, title }) => {
    await open(
      path,
      vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 502 })),
    );

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title);
    expect(screen.getByRole('button', { name: 'Change password' })).toBeDefined();
    // Sessions and devices everywhere; areas with details of their own have more that fails.
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' }).length).toBeGreaterThanOrEqual(2));
  });
}

function rows(items: readonly NavigationItem[], group = ''): readonly MenuRow[] {
  return items.flatMap((item) =>
    item.children ? rows(item.children, item.label.en) : [[group, item.label.en, item.to] as const],
  );
}
