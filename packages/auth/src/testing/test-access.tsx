import type { Endpoint, Role, Scope } from '@portal/contracts';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import type { Area, RouteHandle } from '@portal/platform';
import { renderArea } from '@portal/platform/testing';
import { TestTheme } from '@portal/ui/testing';
import { cleanup, configure, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { closeSession, openSession } from '../index.ts';

interface Reader {
  readonly role: Role;
  readonly scope: Scope;
}

const id = '0199a1f0-0000-7000-8000-000000000001';

/** The contract itself is the definition: what a screen asks for, its endpoint must answer to whoever sees the screen. */
function endpointOf(method: string, path: string): Endpoint | undefined {
  const exact = everyEndpoint.find((one) => one.method === method && one.path === path);
  return (
    exact ??
    everyEndpoint.find(
      (one) => one.method === method && new RegExp(`^${one.path.replace(/:[a-zA-Z]+/g, '[^/]+')}$`).test(path),
    )
  );
}

function mayCall({ access }: Endpoint, role: Role): boolean {
  return access === 'public' || access === 'signed-in' || (access as readonly string[]).includes(role);
}

function nameOfEndpoint({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

/** Screens of an area below `base`, and what each asks of the server by itself. */
function screensOfArea(area: Area, base: string) {
  const screens = area.routes
    .flatMap((route) => [route, ...(route.children ?? [])])
    .filter(
      ({ path = '', handle, lazy, element }) =>
        path.startsWith(base) && (lazy || element) && !(handle as Partial<RouteHandle>)?.hideNavigation,
    )
    .map(({ path = '', handle }) => ({
      path: path.replace(/\/:[a-zA-Z]+\?/, '').replace(/:[a-zA-Z]+/g, id),
      access: (handle as Partial<RouteHandle> | undefined)?.access,
    }));

  async function asks(path: string, { role, scope }: Reader): Promise<readonly Endpoint[]> {
    openSession({ token: 't', roles: [role], user: { email: 'a@demo.test', scope } });
    const asked: Endpoint[] = [];
    const unknown: string[] = [];
    const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
      const method = init?.method ?? 'GET';
      const address = new URL(String(input)).pathname.replace('/api/v1', '');
      const endpoint = endpointOf(method, address);
      if (endpoint) asked.push(endpoint);
      else unknown.push(`${method} ${address}`);
      return new Response(null, { status: 502 });
    });
    await renderArea(area, path, { fetch, wrap: (children) => <TestTheme>{children}</TestTheme> });
    await screen.findByRole('heading', { level: 1 });
    await vi.waitFor(() => expect(fetch.mock.results.every(({ type }) => type === 'return')).toBe(true));
    cleanup();
    expect(unknown).toEqual([]);
    return asked;
  }

  return { asks, seenBy: (role: Role) => screens.filter(({ access }) => !access || access.includes(role)) };
}

/** Whoever may open a screen of the area is answered by everything that it asks by itself. */
export function testAccess(area: Area, base: string, readers: readonly Reader[]): void {
  // Every screen of an area is read from the disk here.
  configure({ asyncUtilTimeout: 8000 });
  const { asks, seenBy } = screensOfArea(area, base);
  afterEach(() => closeSession());
  it.each(readers.map((reader) => [reader.role, reader] as const))(
    '%s is answered by everything that a screen of theirs asks',
    async (role, reader) => {
      const refused: string[] = [];
      const seen = seenBy(role);
      expect(seen.length).toBeGreaterThan(0);
      for (const { path } of seen)
        for (const endpoint of await asks(path, reader))
          if (!mayCall(endpoint, role)) refused.push(`${path} asks ${nameOfEndpoint(endpoint)}`);
      expect(refused).toEqual([]);
    },
    120_000,
  );
}
