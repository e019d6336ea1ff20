import { ApiClientContext, createApiClient } from '@portal/api-client';
import { QueryClient, QueryClientProvider } from '@portal/platform/query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLive, useNotices, useReadAllNotices, useSaveNoticePreferences, useUnreadNotices } from './index.ts';

interface UrlOptions {
  readonly accessTokenFactory: () => Promise<string>;
}

/** What the SignalR client would do, driven by the test. */
const hub = vi.hoisted(() => ({
  start: vi.fn(async () => undefined),
  stop: vi.fn(async () => undefined),
  invoke: vi.fn(async (_method: string, _topic: string) => undefined),
  on: vi.fn((_name: string, _listener: (change: { topic: string }) => void) => undefined),
  onreconnected: vi.fn((_listener: () => void) => undefined),
  onclose: vi.fn((_listener: (error?: Error) => void) => undefined),
  withUrl: vi.fn((_path: string, _options: UrlOptions) => undefined),
}));

vi.mock('@microsoft/signalr', () => ({
  LogLevel: { None: 6 },
  HubConnectionBuilder: class {
    withUrl(path: string, options: UrlOptions) {
      hub.withUrl(path, options);
      return this;
    }
    withAutomaticReconnect() {
      return this;
    }
    configureLogging() {
      return this;
    }
    build() {
      return hub;
    }
  },
}));

let unread = 1;
function aPage(ticketStatus = 200) {
  const asked: string[] = [];
  const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => {
    const path = String(input).replace('http://api.test', '');
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    if (path === '/live-tickets' && ticketStatus !== 200) {
      return Response.json(
        { code: 'session.expired', message: 'Over', status: ticketStatus },
        { status: ticketStatus },
      );
    }
    if (path === '/live-tickets') return Response.json({ ticket: 'a ticket', expiresAt: '2026-11-23T10:00:00Z' });
    if (path === '/notices/unread') return Response.json({ unread, isBounded: false });
    if (path === '/notice-preferences') return Response.json({ mail: [{ topic: 'exports', isWanted: true }] });
    if (init?.method === 'POST') return Response.json({});
    return Response.json({ data: [], totalRecords: 0, isBounded: false, pageSize: 20, after: null, before: null });
  });
  const api = createApiClient({
    baseUrl: 'http://api.test',
    getToken: () => 'a session',
    getLanguage: () => 'en',
    onSessionExpired: () => {},
    fetch,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <ApiClientContext value={api}>{children}</ApiClientContext>
    </QueryClientProvider>
  );
  return { asked, wrapper };
}

const push = (topic: string) => act(async () => hub.on.mock.calls.at(-1)?.[1]({ topic }));
const isFollowing = (topic: string) => waitFor(() => expect(hub.invoke).toHaveBeenCalledWith('Follow', topic));

beforeEach(() => {
  unread = 1;
  vi.clearAllMocks();
});
afterEach(cleanup);

describe('the inbox', () => {
  it('opens one connection with a ticket, and counts again when it hears of something new', async () => {
    const { asked, wrapper } = aPage();
    const { result } = renderHook(() => [useUnreadNotices(), useNotices({ unread: true })] as const, { wrapper });
    await waitFor(() => expect(result.current[0].data?.unread).toBe(1));
    await isFollowing('inbox');
    expect(hub.start).toHaveBeenCalledOnce();
    const [path, { accessTokenFactory }] = hub.withUrl.mock.calls[0] ?? expect.fail('no connection');
    expect(path).toBe('/hubs/live');
    expect(await accessTokenFactory()).toBe('a ticket');

    // The connection itself made everything be read once more.
    await waitFor(() => expect(asked.filter((call) => call === 'GET /notices/unread')).toHaveLength(2));

    unread = 2;
    asked.length = 0;
    await push('inbox');
    await waitFor(() => expect(result.current[0].data?.unread).toBe(2));
    expect(asked.sort()).toEqual(['GET /notices/unread', 'GET /notices?unread=true']);
  });

  it('looks again after a reconnection, because something may have been missed', async () => {
    const { wrapper } = aPage();
    const { result } = renderHook(() => useUnreadNotices(), { wrapper });
    await isFollowing('inbox');
    unread = 7;
    hub.invoke.mockClear();
    await act(async () => hub.onreconnected.mock.calls.at(-1)?.[0]());
    await isFollowing('inbox');
    await waitFor(() => expect(result.current.data?.unread).toBe(7));
  });

  it('counts again after one has read what one has seen', async () => {
    const { asked, wrapper } = aPage();
    const { result } = renderHook(() => [useUnreadNotices(), useReadAllNotices()] as const, { wrapper });
    await waitFor(() => expect(result.current[0].isSuccess).toBe(true));
    unread = 0;
    await act(async () => result.current[1].mutate('019aa000-0000-7000-8000-000000000000'));
    await waitFor(() => expect(result.current[0].data?.unread).toBe(0));
    expect(asked).toContain('POST /notices/readings');
  });

  it('keeps what was chosen as the server has it', async () => {
    const { wrapper } = aPage();
    const { result } = renderHook(() => useSaveNoticePreferences(), { wrapper });
    await act(async () => result.current.mutate([{ topic: 'exports', isWanted: true }]));
    await waitFor(() => expect(result.current.data).toEqual({ mail: [{ topic: 'exports', isWanted: true }] }));
  });
});

describe('a live connection', () => {
  it('tells each topic to who follows it, and ends with its last follower', async () => {
    const { wrapper } = aPage();
    const [work, exports] = [vi.fn(), vi.fn()];
    const first = renderHook(() => useLive('work', work), { wrapper });
    await isFollowing('work');
    const second = renderHook(() => useLive('exports', exports), { wrapper });
    await isFollowing('exports');
    [work, exports].forEach((one) => void one.mockClear());
    await push('exports');
    expect([work, exports].map((one) => one.mock.calls.length)).toEqual([0, 1]);
    first.unmount();
    expect(hub.stop).not.toHaveBeenCalled();
    second.unmount();
    expect(hub.stop).toHaveBeenCalledOnce();
    await push('exports');
    expect(exports).toHaveBeenCalledOnce();
  });

  it.each([
    ['tries again and again while the network lets nothing through', 200, 4],
    ['asks no further when the session is over', 401, 1],
  ])('%s', async (_, ticketStatus, starts) => {
    vi.useFakeTimers();
    try {
      const { wrapper } = aPage(ticketStatus);
      // As the library does it: it asks for a ticket, and tells only that the connection failed.
      hub.start.mockImplementation(async () => {
        await hub.withUrl.mock.calls
          .at(-1)?.[1]
          .accessTokenFactory()
          .catch(() => undefined);
        throw new Error('Failed to complete negotiation with the server');
      });
      const { unmount } = renderHook(() => useLive('work', () => {}), { wrapper });
      await act(() => vi.advanceTimersByTimeAsync(44_000));
      expect(hub.start).toHaveBeenCalledTimes(starts);
      unmount();
      await vi.advanceTimersByTimeAsync(200_000);
      expect(hub.start).toHaveBeenCalledTimes(starts);
    } finally {
      hub.start.mockImplementation(async () => undefined);
      vi.useRealTimers();
    }
  });
});
