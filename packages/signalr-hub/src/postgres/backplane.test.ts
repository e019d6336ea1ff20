import { EventEmitter } from 'node:events';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostgresBackplane, type PostgresBackplane, type PostgresClient } from './index.ts';

/** Stands in for a connection; what it does is decided by the test. */
class FakeClient extends EventEmitter implements PostgresClient {
  readonly queries: string[] = [];
  connectionFails = false;
  hangs = false;
  hadErrorHandlerAtConnect = false;
  wasEnded = false;

  async connect(): Promise<void> {
    this.hadErrorHandlerAtConnect = this.listenerCount('error') > 0;
    if (this.connectionFails) throw new Error('refused');
  }

  query(text: string): Promise<unknown> {
    this.queries.push(text);
    return this.hangs ? new Promise(() => undefined) : Promise.resolve(undefined);
  }

  async end(): Promise<void> {
    this.wasEnded = true;
  }
}

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

let backplane: PostgresBackplane;
let clients: FakeClient[];
let prepare: (client: FakeClient) => void;
let received: string[];
let onListening: ReturnType<typeof vi.fn<() => void | Promise<void>>>;

beforeEach(() => {
  vi.useFakeTimers();
  clients = [];
  received = [];
  prepare = () => undefined;
  onListening = vi.fn<() => void | Promise<void>>();
  backplane = createPostgresBackplane({
    createClient: () => {
      const client = new FakeClient();
      prepare(client);
      clients.push(client);
      return client;
    },
    channel: 'bills',
    onNotification: (payload) => {
      if (payload === 'poison') throw new Error('cannot');
      received.push(payload);
    },
    onListening,
    log: silent,
    retryMs: { first: 100, longest: 1_000 },
  });
});

afterEach(async () => {
  await backplane.stop();
  vi.useRealTimers();
});

function client(index: number): FakeClient {
  const found = clients[index];
  if (found === undefined) throw new Error(`there is no client ${index}`);
  return found;
}

describe('createPostgresBackplane', () => {
  it('hears of errors before it connects, listens, and then has everything read again', async () => {
    onListening.mockImplementation(() => {
      expect(client(0).queries).toEqual(['LISTEN "bills"']);
    });
    backplane.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(client(0).hadErrorHandlerAtConnect).toBe(true);
    expect(onListening).toHaveBeenCalledTimes(1);
    expect(backplane.isListening()).toBe(true);
  });

  it('passes on what is said on its own channel, and outlives a handler that throws', async () => {
    backplane.start();
    await vi.advanceTimersByTimeAsync(0);
    for (const payload of ['a', 'poison', 'b']) client(0).emit('notification', { channel: 'bills', payload });
    client(0).emit('notification', { channel: 'other', payload: 'c' });
    client(0).emit('notification', { channel: 'bills' });
    expect(received).toEqual(['a', 'b', '']);
  });

  it.each([
    ['an error', (lost: FakeClient) => lost.emit('error', new Error('terminated by an administrator'))],
    ['an end', (lost: FakeClient) => lost.emit('end')],
  ])('after %s it listens anew on a new connection and has everything read again', async (_what, lose) => {
    backplane.start();
    await vi.advanceTimersByTimeAsync(0);
    lose(client(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(backplane.isListening()).toBe(false);
    expect(client(0).wasEnded).toBe(true);
    await vi.advanceTimersByTimeAsync(100);
    expect(client(1).queries).toEqual(['LISTEN "bills"']);
    expect(onListening).toHaveBeenCalledTimes(2);
    client(1).emit('notification', { channel: 'bills', payload: 'after' });
    expect(received).toEqual(['after']);
  });

  it('waits longer after every failed attempt, and at once less after a good one', async () => {
    prepare = (fresh) => {
      fresh.connectionFails = true;
    };
    backplane.start();
    await vi.advanceTimersByTimeAsync(10_000);
    // 100 + 200 + 400 + 800 and then 1000 each, of which at least half is waited.
    expect(clients.length).toBeGreaterThan(10);
    expect(clients.length).toBeLessThan(26);
    prepare = () => undefined;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(backplane.isListening()).toBe(true);
    const attempts = clients.length;
    client(attempts - 1).emit('end');
    await vi.advanceTimersByTimeAsync(100);
    expect(clients.length).toBe(attempts + 1);
  });

  it('connects anew when reading everything again failed', async () => {
    onListening.mockRejectedValueOnce(new Error('the database is starting up'));
    backplane.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(backplane.isListening()).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(onListening).toHaveBeenCalledTimes(2);
    expect(backplane.isListening()).toBe(true);
  });

  it('notices a connection that died without a word', async () => {
    backplane.start();
    await vi.advanceTimersByTimeAsync(0);
    client(0).hangs = true;
    await vi.advanceTimersByTimeAsync(40_100);
    expect(clients.length).toBe(2);
    expect(backplane.isListening()).toBe(true);
  });

  it('stops for good, also while it waits to try again', async () => {
    prepare = (fresh) => {
      fresh.connectionFails = true;
    };
    backplane.start();
    await vi.advanceTimersByTimeAsync(0);
    await backplane.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(clients.length).toBe(1);
  });

  it('takes the client of pg as it is', () => {
    expect(new Client() satisfies PostgresClient).toBeInstanceOf(Client);
  });
});
