import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { hubMethod } from './index.ts';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';
import {
  closedWithError,
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
    expect(await socket.next()).toEqual(closedWithError);
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
describe('a WebSocket', () => {
  it('is closed with 1000 when the client closes without a status', async () => {
    const { url } = await hubUnderTest();
    const socket = await openGreeted(url);
    socket.webSocket.close();
    expect(await socket.closed).toBe(1000);
  });
});
