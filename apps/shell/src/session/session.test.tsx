import { ApiClientContext, createApiClient } from '@portal/api-client';
import { closeSession, currentSession, noteSessionUse, openSession } from '@portal/auth';
import { takeFragment } from '@portal/contracts';
import { QueryClient, QueryClientProvider } from '@portal/platform/query';
import { createMemoryRouter, RouterProvider } from '@portal/platform/router';
import { clearToasts, ToastArea } from '@portal/ui';
import { TestTheme } from '@portal/ui/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionExpiry } from './session-expiry.ts';
import { SessionWarning } from './session-warning.tsx';

const minute = 60_000;
const start = Date.parse('2026-11-20T08:00:00Z');
const iso = (time: number) => new Date(time).toISOString();

async function signIn({ idleMs = 30 * minute, lastsMs = 600 * minute } = {}) {
  noteSessionUse();
  const user = { email: 'amina@example.ng' };
  await openSession({ token: 'opaque', roles: ['Individual'], user, idleMs, expiresAt: iso(start + lastsMs) });
}

function show(answers: Readonly<Record<string, () => Response>> = {}) {
  const goTo = vi.fn<(address: string) => void>();
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const call = `${init?.method} ${new URL(String(input)).pathname.replace('/api/v1', '')}`;
    return answers[call]?.() ?? Response.json({});
  });
  const api = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    getToken: () => currentSession()?.token,
    getLanguage: () => 'en',
    onSessionExpired: sessionExpiry(goTo),
    fetch,
  });
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <SessionWarning />
          <ToastArea />
        </>
      ),
    },
  ]);
  render(
    <TestTheme>
      <QueryClientProvider client={new QueryClient()}>
        <ApiClientContext value={api}>
          <RouterProvider router={router} />
        </ApiClientContext>
      </QueryClientProvider>
    </TestTheme>,
  );
  const calls = () => fetch.mock.calls.map(([input, init]) => `${init?.method} ${new URL(String(input)).pathname}`);
  return { goTo, calls, router };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** What the server says, by its own clock. */
function extended(deviceAheadMs: number): Response {
  const now = Date.now() - deviceAheadMs;
  const times = { expiresAt: iso(start + 600 * minute), idleExpiresAt: iso(now + 30 * minute), now: iso(now) };
  return Response.json({ user: {}, ...times });
}
const dead = () =>
  Response.json({ type: '', title: '', status: 401, code: 'session.expired', message: '' }, { status: 401 });

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: start, shouldAdvanceTime: true });
});

afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', '/');
  clearToasts();
  vi.useRealTimers();
  await closeSession();
});

describe('a session that comes to its end', () => {
  it('asks two minutes before, not earlier, and a person can stay', async () => {
    await signIn();
    const { calls } = show({
      'POST /sessions/current/extension': () => extended(0),
    });

    await pass(28 * minute - 1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    await pass(2000);
    await screen.findByRole('dialog', { name: 'Are you still there?' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls()).toEqual(['POST /api/v1/sessions/current/extension']);
    expect(currentSession()?.token).toBe('opaque');
  });

  it('is extended also on a device whose clock is half an hour ahead of the server', async () => {
    await signIn();
    show({ 'POST /sessions/current/extension': () => extended(29 * minute) });

    await pass(28 * minute + 1000);
    await screen.findByRole('dialog', { name: 'Are you still there?' });
    fireEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await pass(27 * minute);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask while it is used, in whichever tab', async () => {
    await signIn();
    show();

    await pass(20 * minute);
    noteSessionUse();
    await pass(20 * minute);

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is over only when the server says so: told for four seconds, asked to sign in, with the way back', async () => {
    await signIn();
    const { goTo, calls } = show({ 'GET /sessions/current': dead });

    await pass(30 * minute + 1000);

    await waitFor(() => expect(goTo).toHaveBeenCalledOnce());
    const target = new URL(goTo.mock.calls[0]?.[0] ?? '', 'http://portal.test');
    expect([target.pathname, target.searchParams.get('a')]).toEqual(['/', 'login']);
    expect(target.searchParams.get('routeTo')).toBe(window.location.pathname + window.location.search);
    expect(calls()).toEqual(['GET /api/v1/sessions/current']);
    expect(currentSession()).toBeUndefined();
    const message = 'Your current session is expired. You will be redirected to your homepage';
    expect(screen.getByRole('alert').textContent).toContain(message);
    await pass(4100);
    expect(screen.getByRole('alert').textContent).not.toContain(message);
  });

  it('on a device with a wrong clock signs nobody out', async () => {
    await signIn({ lastsMs: -60 * minute });
    const { goTo } = show({
      'GET /sessions/current': () =>
        Response.json({ user: {}, expiresAt: iso(start - 60 * minute), idleExpiresAt: iso(start), now: iso(start) }),
    });

    await pass(5 * minute);

    expect(goTo).not.toHaveBeenCalled();
    expect(currentSession()?.token).toBe('opaque');
  });

  it('whose last moment cannot be moved says so, and offers to leave', async () => {
    await signIn({ lastsMs: 10 * minute });
    const { calls, router } = show();

    await pass(9 * minute);
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Log out now' }));

    await waitFor(() => expect(currentSession()).toBeUndefined());
    expect(calls()).toEqual(['DELETE /api/v1/sessions/current']);
    expect(router.state.location.pathname).toBe('/');
  });
});

it('several calls that fail at once say it once', async () => {
  await signIn();
  const goTo = vi.fn<(address: string) => void>();
  const expire = sessionExpiry(goTo);

  expire();
  expire();

  expect(goTo).toHaveBeenCalledOnce();
});

it('keeps what stands behind the # for the screen it belongs to, and out of the address', async () => {
  await signIn();
  window.history.replaceState(null, '', '/user/clients?tab=1#CN7Q4M2X9TBC1VWZ');
  const goTo = vi.fn<(address: string) => void>();

  sessionExpiry(goTo)();

  const address = new URL(String(goTo.mock.calls[0]?.[0]), 'https://portal.example');
  expect(address.searchParams.get('routeTo')).toBe('/user/clients?tab=1');
  expect(address.href).not.toContain('CN7Q4M2X9TBC1VWZ');
  expect(takeFragment('/user/clients')).toBe('CN7Q4M2X9TBC1VWZ');
});

it('keeps nothing of the page that is left for another', async () => {
  await signIn();
  window.history.replaceState(null, '', '/user/clients#CN7Q4M2X9TBC1VWZ');

  sessionExpiry(
    () => {},
    () => '/user/invoices',
  )();

  expect(takeFragment('/user/clients')).toBe('');
});
