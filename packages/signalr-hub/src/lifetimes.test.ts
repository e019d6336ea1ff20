import { once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { hubMethod } from './index.ts';
import { waitingMethod } from './testing/greeter-methods.ts';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';
import {
  closedForNow,
  closedWithError,
  handshake,
  invocation,
  negotiate,
  openGreeted,
  openRaw,
  pongOf,
  refusedUpgrade,
  statusOf,
  upgradedSocket,
} from './testing/raw-client.ts';

const { hubUnderTest } = hubsPerTest();

describe('a silent client', () => {
  it('that never shakes hands is told so after 15 s and closed', async () => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({ clock });
    const socket = await openRaw(url);
    clock.advance(15_000);
    expect(await socket.next()).toEqual({ error: 'Handshake was canceled.' });
    expect(await socket.closed).toBe(1000);
  });

  it('gains no time by shaking hands one letter at a time', async () => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({ clock });
    const socket = await openRaw(url);
    clock.advance(14_000);
    socket.send('{');
    await pongOf(socket);
    clock.advance(1_000);
    expect(await socket.next()).toEqual({ error: 'Handshake was canceled.' });
  });

  it('hears a ping after 15 s in which nothing else was sent, and is closed after 30 s', async () => {
    const clock = createManualClock();
    const { url, hub } = await hubUnderTest({ clock });
    const socket = await openGreeted(url);
    clock.advance(14_000);
    socket.send(invocation('Echo', ['a'], '1') + invocation('Join', ['g'], '2'));
    expect(await socket.next()).toMatchObject({ result: 'a' });
    expect(await socket.next()).toEqual({ type: 3, invocationId: '2' });
    clock.advance(14_000);
    hub.groups.send('g', 'Hello');
    expect(await socket.next()).toMatchObject({ target: 'Hello' });
    clock.advance(15_000);
    expect(await socket.next()).toEqual({ type: 6 });
    clock.advance(1_000);
    expect(await socket.next()).toEqual(closedForNow);
    expect(await socket.closed).toBe(1000);
  });

  it('that does not even close is dropped', async () => {
    const clock = createManualClock();
    const { port, hub } = await hubUnderTest({ clock });
    const socket = await upgradedSocket(port);
    const closed = once(socket, 'close');
    clock.advance(15_000);
    expect(hub.connectionCount()).toBe(0);
    clock.advance(5_000);
    socket.resume();
    await closed;
  });
});

describe('a client that is not being read because its calls take long', () => {
  it('is told to come back after a minute, and is gone although it closed unheard', async () => {
    const clock = createManualClock();
    const wait = waitingMethod();
    const reasons: (string | undefined)[] = [];
    const { url, hub } = await hubUnderTest({
      clock,
      limits: { maxQueuedInvocations: 1 },
      methods: { Wait: wait.method },
      onDisconnected: (_connection, reason) => reasons.push(reason),
    });
    const socket = await openGreeted(url);
    socket.send(invocation('Wait', []) + invocation('Wait', []));
    await wait.hasStarted;
    socket.webSocket.close();
    clock.advance(59_000);
    expect(hub.connectionCount()).toBe(1);
    clock.advance(1_000);
    expect(hub.connectionCount()).toBe(0);
    expect(reasons).toEqual(['its calls took too long']);
    await socket.closed;
    wait.end();
  });
});

describe('ids and groups', () => {
  it('ends a connection that reuses the id of a call that still runs', async () => {
    const methods = {
      Never: hubMethod({ parse: () => undefined, handler: () => new Promise(() => undefined) }),
    };
    const { url } = await hubUnderTest({ methods });
    const socket = await openGreeted(url);
    socket.send(invocation('Never', [], '1') + invocation('Never', [], '1'));
    expect(await socket.next()).toEqual(closedWithError);
    expect(await socket.closed).toBe(1000);
  });

  it('lets a connection into eight groups, once each, and no further', async () => {
    const { url, hub } = await hubUnderTest();
    const { connectionId, connectionToken } = await negotiate(url);
    const socket = await openGreeted(`${url}?id=${connectionToken}`);
    for (const name of ['1', '2', '3', '4', '5', '6', '7', '8', '8']) {
      socket.send(invocation('Join', [name], name));
      expect(await socket.next()).toEqual({ type: 3, invocationId: name });
    }
    socket.send(invocation('Join', ['9'], '9'));
    expect(await socket.next()).toMatchObject({ error: expect.stringContaining('in too many groups') });
    expect(hub.groups.add(connectionId, '9')).toBe(false);
    hub.groups.remove(connectionId, '1');
    expect(hub.groups.add(connectionId, '9')).toBe(true);
    expect(hub.groups.send('1', 'News')).toBe(0);
    expect(hub.groups.add('nobody', '9')).toBe(false);
  });

  it('sends nothing before the answer of the handshake, whoever knows the id already', async () => {
    const { url, hub } = await hubUnderTest();
    const { connectionId, connectionToken } = await negotiate(url);
    const socket = await openRaw(`${url}?id=${connectionToken}`);
    expect(hub.groups.add(connectionId, 'g')).toBe(false);
    expect(hub.groups.send('g', 'News')).toBe(0);
    socket.send(handshake);
    expect(await socket.next()).toEqual({});
    expect(hub.groups.add(connectionId, 'g')).toBe(true);
  });

  it('forgets the groups of a connection that is gone, without a goodbye too', async () => {
    const left = Promise.withResolvers<void>();
    const { url, hub } = await hubUnderTest({ onDisconnected: () => left.resolve() });
    const socket = await openGreeted(url);
    socket.send(invocation('Join', ['g'], '1'));
    await socket.next();
    socket.webSocket.terminate();
    await left.promise;
    expect(hub.groups.send('g', 'News')).toBe(0);
    expect(hub.connectionCount()).toBe(0);
  });
});

describe('close', () => {
  it('says goodbye with allowReconnect, then 1000, and takes nobody in any more', async () => {
    const { url, hub } = await hubUnderTest();
    const socket = await openGreeted(url);
    const place = `${url}?id=${(await negotiate(url)).connectionToken}`;
    const closing = hub.close();
    expect(await socket.next()).toEqual({ type: 7, allowReconnect: true });
    expect(await socket.closed).toBe(1000);
    await closing;
    expect(await statusOf(`${url}/negotiate`, { method: 'POST' })).toBe(503);
    expect(await statusOf(place)).toBe(404);
    expect(await refusedUpgrade(url)).toBe(503);
  });

  it('does not wait for a client that is not being read', async () => {
    const wait = waitingMethod();
    const clock = createManualClock();
    const limits = { maxQueuedInvocations: 1 };
    const { url, hub } = await hubUnderTest({ clock, limits, methods: { Wait: wait.method } });
    const socket = await openGreeted(url);
    socket.send(invocation('Wait', []) + invocation('Wait', []));
    await wait.hasStarted;
    const closed = vi.fn();
    void hub.close().then(closed);
    expect(await socket.closed).toBe(1000);
    // The hub looks again and again who is left, and drops nobody before five seconds.
    const look = () => {
      clock.advance(20);
      expect(closed).toHaveBeenCalledOnce();
    };
    await vi.waitFor(look, { timeout: 20_000, interval: 100 });
    expect(clock.now()).toBeLessThan(5_000);
    wait.end();
  });

  it('does not wait for a client that does not go', async () => {
    const clock = createManualClock();
    const { port, hub } = await hubUnderTest({ clock });
    const socket = await upgradedSocket(port);
    const closing = hub.close();
    clock.advance(5_000);
    await closing;
    expect(hub.connectionCount()).toBe(0);
    socket.destroy();
  });
});
describe('what the application does about a connection', () => {
  it('may fail, at once or later: it is logged, and nobody else hears of it', async () => {
    const told = Promise.withResolvers<void>();
    const { url, hub, logged } = await hubUnderTest({
      onConnected: async () => {
        throw new Error('no welcome');
      },
      onDisconnected: async () => {
        told.resolve();
        throw new Error('no goodbye');
      },
    });
    const socket = await openGreeted(url);
    socket.send(invocation('Echo', ['still here'], '1'));
    expect(await socket.next()).toMatchObject({ result: 'still here' });
    socket.webSocket.close();
    await told.promise;
    await socket.closed;
    expect(hub.connectionCount()).toBe(0);
    expect(logged()).toMatch(/onConnected failed.*no welcome/);
    expect(logged()).toMatch(/onDisconnected failed.*no goodbye/);
  });
});

describe('a WebSocket', () => {
  it('is closed with 1000 when the client closes without a status', async () => {
    const { url } = await hubUnderTest();
    const socket = await openGreeted(url);
    socket.webSocket.close();
    expect(await socket.closed).toBe(1000);
  });
});
