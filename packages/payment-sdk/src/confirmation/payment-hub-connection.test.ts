import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToPaymentHub } from './payment-hub-connection.ts';

interface RetryPolicy {
  nextRetryDelayInMilliseconds: (context: { previousRetryCount: number }) => number | null;
}

const hub = vi.hoisted(() => ({
  start: vi.fn(async () => undefined),
  stop: vi.fn(async () => undefined),
  send: vi.fn(async () => undefined),
  on: vi.fn(),
  onreconnected: vi.fn(),
  onclose: vi.fn(),
  withUrl: vi.fn(),
  withAutomaticReconnect: vi.fn(),
}));

vi.mock('@microsoft/signalr', () => {
  const builder = {
    withUrl: hub.withUrl.mockImplementation(() => builder),
    withAutomaticReconnect: hub.withAutomaticReconnect.mockImplementation(() => builder),
    configureLogging: () => builder,
    build: () => hub,
  };
  return {
    HubConnectionBuilder: class {
      constructor() {
        Object.assign(this, builder);
      }
    },
    LogLevel: { None: 6 },
  };
});

const listener = { onConnected: vi.fn(), onError: vi.fn(), onRefused: vi.fn(), onResponse: vi.fn() };

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Lets the lazy import and the promises behind it finish. */
const settle = () => vi.advanceTimersByTimeAsync(0);

async function connect() {
  const connection = connectToPaymentHub(listener);
  await vi.waitFor(() => expect(hub.start).toHaveBeenCalled());
  await settle();
  return connection;
}

describe('payment hub connection', () => {
  it('is anonymous, at the hub’s path, and reports that it stands', async () => {
    await connect();
    expect(hub.withUrl).toHaveBeenCalledWith('/hubs/payment-notifications', { withCredentials: false });
    expect(listener.onConnected).toHaveBeenCalledOnce();
  });

  it('hands on status codes and nothing malformed', async () => {
    await connect();
    const receive = hub.on.mock.calls.find(([method]) => method === 'PaymentNotificationResponse')?.[1];
    for (const response of [{ statusCode: 200 }, null, {}, { statusCode: '200' }]) receive(response);
    expect(listener.onResponse.mock.calls).toEqual([[200]]);
  });

  it('tries to connect four times more, after 0, 2, 10 and 30 seconds, each failure reported', async () => {
    hub.start.mockRejectedValue(new Error('refused'));
    await connect();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.start).toHaveBeenCalledTimes(5);
    expect(listener.onError).toHaveBeenCalledTimes(5);
    hub.start.mockResolvedValue(undefined);
  });

  it('reconnects with the same four delays, reporting each, and says when it stands again', async () => {
    await connect();
    const policy = hub.withAutomaticReconnect.mock.calls[0]?.[0] as RetryPolicy;
    const delays = [0, 1, 2, 3, 4].map((previousRetryCount) =>
      policy.nextRetryDelayInMilliseconds({ previousRetryCount }),
    );
    expect(delays).toEqual([0, 2000, 10_000, 30_000, null]);
    expect(listener.onError).toHaveBeenCalledTimes(5);
    hub.onreconnected.mock.calls[0]?.[0]('a-new-id');
    expect(listener.onConnected).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['a goodbye without an error', undefined],
    ['an end for any other reason', new Error('WebSocket closed with status code: 1006')],
  ])('connects again after %s, not in a hot loop', async (_end, error) => {
    await connect();
    hub.onclose.mock.calls[0]?.[0](error);
    expect(hub.start).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2000);
    expect(hub.start).toHaveBeenCalledTimes(2);
  });

  it('does not come back when the server ended it for what we sent, and says so', async () => {
    await connect();
    hub.onclose.mock.calls[0]?.[0](new Error('Server returned an error on close: Connection closed with an error.'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.start).toHaveBeenCalledOnce();
    expect([listener.onRefused.mock.calls.length, listener.onError.mock.calls.length]).toEqual([1, 0]);
  });

  it('is silent after it was closed', async () => {
    const connection = await connect();
    connection.close();
    hub.onclose.mock.calls[0]?.[0](undefined);
    hub.onreconnected.mock.calls[0]?.[0]('a-new-id');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(hub.stop).toHaveBeenCalledOnce();
    expect(hub.start).toHaveBeenCalledOnce();
    expect(listener.onError).not.toHaveBeenCalled();
    expect(listener.onConnected).toHaveBeenCalledOnce();
  });
});
