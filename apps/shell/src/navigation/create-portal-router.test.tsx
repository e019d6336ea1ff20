import { createApiClient } from '@portal/api-client';
import { closeSession, currentSession, openSession } from '@portal/auth';
import { takeFragment } from '@portal/contracts';
import { type AreaId, defineArea, type RouteHandle } from '@portal/platform';
import { QueryClient } from '@portal/platform/query';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionExpiry } from '../session/session-expiry.ts';
import { createPortalRouter, type PortalRouter } from './create-portal-router.ts';

const paths: Partial<Record<AreaId, readonly string[]>> = {
  'public-site': ['/'],
  admin: ['/admin', '/admin/audit-trail', '/admin/cms'],
  taxpayer: ['/user/dashboard'],
};
const handles: Readonly<Record<string, Partial<RouteHandle>>> = { '/admin/cms': { access: ['SuperAdmin'] } };
const loadArea = async (id: AreaId) =>
  defineArea({
    id,
    navigation: [],
    routes: (paths[id] ?? []).map((path) => ({ path, element: null, handle: handles[path] })),
    loadMessages: async () => {},
  });

/** The person that the device remembers, and what the server says to its question who this is. */
async function open(path: string, role: string | undefined, answer: () => Response | Promise<Response>) {
  if (role) await openSession({ token: 'kept', roles: [role], user: { email: 'amina@example.ng' } });
  window.history.replaceState(null, '', path);
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => currentSession()?.token,
    getLanguage: () => 'en',
    onSessionExpired: sessionExpiry(
      (address) => void router.navigate(address),
      () => router.state.navigation.location?.pathname,
    ),
    fetch: async (input) => {
      asked.push(new URL(String(input)).pathname);
      return answer();
    },
  });
  const router: PortalRouter = createPortalRouter({
    document: undefined,
    firstArea: undefined,
    rendered: undefined,
    loadArea,
    services: () => ({ api, queryClient: new QueryClient(), language: 'en' }),
  });
  const isAt = (address: string) =>
    vi.waitFor(() => {
      expect(router.state.navigation.state).toBe('idle');
      expect(router.state.initialized).toBe(true);
      expect(router.state.location.pathname + router.state.location.search).toBe(address);
    });
  return { asked, router, isAt };
}

const knows = (role: string) => () =>
  Response.json({
    user: { roles: [role], userRole: role, firstName: '', lastName: '', email: 'a@b.ng', avatar: null, tpui: null },
    ...{ expiresAt: '2099-01-01T00:00:00.000Z', idleExpiresAt: '2099-01-01T00:00:00.000Z' },
    now: '2026-11-22T00:00:00.000Z',
  });
const isOver = () =>
  Response.json({ type: '', title: '', status: 401, code: 'session.expired', message: '' }, { status: 401 });

/** The message that stands at the top of the page. */
const says = (words: string) => screen.findByText(words);

beforeEach(async () => {
  act(clearToasts);
  render(
    <TestTheme>
      <ToastArea />
    </TestTheme>,
  );
});
afterEach(cleanup);
beforeEach(closeSession);
afterEach(closeSession);

describe('a guarded area', () => {
  it('opens for whom the server knows, who is asked for with every step', async () => {
    const { asked, router, isAt } = await open('/admin', 'SuperAdmin', knows('SuperAdmin'));
    await isAt('/admin');
    expect(asked).toEqual(['/sessions/current']);
    await router.navigate('/admin/audit-trail');
    await isAt('/admin/audit-trail');
    await vi.waitFor(() => expect(asked).toEqual(['/sessions/current', '/sessions/current']));
  });

  it('asks nothing when only what stands behind the question mark changes', async () => {
    const { asked, router, isAt } = await open('/admin', 'SuperAdmin', knows('SuperAdmin'));
    await isAt('/admin');
    for (const search of ['?status=paid', '?status=paid&record=KD7Q4M2X9TBC1VWZ', '']) {
      await act(() => router.navigate(`/admin${search}`));
      await isAt(`/admin${search}`);
    }
    expect(asked).toEqual(['/sessions/current']);
    await act(() => router.navigate('/admin/audit-trail'));
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });

  it('is left with the next step once the session was ended elsewhere: the login knows the way back', async () => {
    let answer = knows('SuperAdmin');
    const { router, isAt } = await open('/admin', 'SuperAdmin', () => answer());
    await isAt('/admin');
    answer = isOver;
    await router.navigate('/admin/audit-trail');
    await vi.waitFor(() => expect(currentSession()).toBeUndefined());
    await isAt('/?a=login&routeTo=%2Fadmin%2Faudit-trail');
  });

  it('is left with the next step once the role was taken away, with a sentence that says so', async () => {
    let answer = knows('SuperAdmin');
    const { router, isAt } = await open('/admin', 'SuperAdmin', () => answer());
    await isAt('/admin');
    answer = knows('Individual');
    await router.navigate('/admin/audit-trail');
    await vi.waitFor(() => expect(currentSession()?.roles).toEqual(['Individual']));
    await isAt('/');
    await says('That page is not open to your account');
  });

  it('shows the person as the server knows them now', async () => {
    const { isAt } = await open('/admin', 'SuperAdmin', () =>
      Response.json({
        user: {
          roles: ['SuperAdmin'],
          userRole: 'SuperAdmin',
          firstName: 'Hauwa',
          lastName: 'Sani',
          email: 'h@b.ng',
          avatar: '/a',
          tpui: null,
          scope: { kind: 'state' },
        },
        ...{ expiresAt: '2099-01-01T00:00:00.000Z', idleExpiresAt: '2099-01-01T00:00:00.000Z' },
        now: '2026-11-22T00:00:00.000Z',
      }),
    );
    await isAt('/admin');
    await vi.waitFor(() => expect(currentSession()?.user).toMatchObject({ firstName: 'Hauwa', avatar: '/a' }));
  });

  it('is left without a word by whoever signed out in another tab', async () => {
    const { router, isAt } = await open('/admin', 'SuperAdmin', knows('SuperAdmin'));
    await isAt('/admin');
    await closeSession();
    await router.revalidate();
    await isAt('/');
    expect(screen.queryByText(/Sign in first/)).toBeNull();
  });

  it('does not open by a role that was written into the device', async () => {
    const { isAt } = await open('/admin', 'SuperAdmin', knows('Individual'));
    await isAt('/');
    expect(currentSession()?.roles).toEqual(['Individual']);
    await says('That page is not open to your account');
  });

  it.each(['/admin', '/'])(
    'does not open by a session that is over, from %s: the login knows the way back',
    async (from) => {
      const { router, isAt } = await open(from, 'SuperAdmin', isOver);
      if (from !== '/admin') void router.navigate('/admin');
      await isAt('/?a=login&routeTo=%2Fadmin');
      expect(currentSession()).toBeUndefined();
      await says('Your current session is expired. You will be redirected to your homepage');
    },
  );

  it('opens when the server cannot be asked: it judges every call by itself', async () => {
    const { isAt } = await open('/admin', 'SuperAdmin', () => Promise.reject(new TypeError('no network')));
    await isAt('/admin');
  });

  it('keeps what stands behind the # of a link in the tab, and in no address, while its reader signs in', async () => {
    const visitor = await open('/user/clients#CN7Q4M2X9TBC1VWZ', undefined, isOver);
    await visitor.isAt('/?a=login&routeTo=%2Fuser%2Fclients');
    expect(takeFragment('/user/clients')).toBe('CN7Q4M2X9TBC1VWZ');
  });

  it('asks nothing about a visitor, and nothing where everybody may be', async () => {
    const visitor = await open('/user/dashboard?tab=2', undefined, isOver);
    await visitor.isAt('/?a=login&routeTo=%2Fuser%2Fdashboard%3Ftab%3D2');
    await says('Sign in first. We then take you to the page you asked for');
    const taxpayer = await open('/', 'Individual', isOver);
    await taxpayer.isAt('/');
    expect([...visitor.asked, ...taxpayer.asked]).toEqual([]);
  });

  it('opens a screen that names its roles to those alone, by its address and from within', async () => {
    const admin = await open('/admin/cms', 'Admin', knows('Admin'));
    await admin.isAt('/');
    await admin.router.navigate('/admin');
    await admin.isAt('/admin');
    await admin.router.navigate('/admin/cms');
    await admin.isAt('/');
    const superAdmin = await open('/admin/cms', 'SuperAdmin', knows('SuperAdmin'));
    await superAdmin.isAt('/admin/cms');
  });
});
