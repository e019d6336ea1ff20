import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hubMethod } from './index.ts';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { handshake, invocation, negotiate, openGreeted, pongOf, statusOf } from './testing/raw-client.ts';
import type { HubUnderTest } from './testing/start-hub.ts';

const { hubUnderTest } = hubsPerTest();
const text = 'x'.repeat(20_000);

/** An event stream in the group "g", as a plain socket whose reading the test decides about. */
async function eventStream({ hub, url, port }: HubUnderTest): Promise<Socket> {
  const { connectionId, connectionToken } = await negotiate(url);
  const stream = connect(port, '127.0.0.1');
  stream.write(`GET /hubs/test?id=${connectionToken} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`);
  await once(stream, 'readable');
  await statusOf(`${url}?id=${connectionToken}`, { method: 'POST', body: handshake });
  expect(hub.groups.add(connectionId, 'g')).toBe(true);
  return stream;
}

/** Sends until `isEnough`, or nobody is left; returns the most bytes that ever waited in this process. */
async function push({ hub }: HubUnderTest, sockets: ReadonlySet<Socket>, isEnough: (most: number) => boolean) {
  let most = 0;
  while (!isEnough(most) && hub.groups.send('g', 'News', text) > 0) {
    for (const socket of sockets) most = Math.max(most, socket.writableLength);
    await setImmediate();
  }
  return most;
}

function socketsOf({ server }: HubUnderTest): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket));
  return sockets;
}

const never = () => false;
const isClogged = (most: number) => most > 100_000;

describe('a slow reader', () => {
  it('on a WebSocket is dropped before much waits for it, however fast it came', async () => {
    const reasons: (string | undefined)[] = [];
    const started = await hubUnderTest({ onDisconnected: (_connection, reason) => reasons.push(reason) });
    const sockets = socketsOf(started);
    const slow = await openGreeted(started.url);
    slow.send(invocation('Join', ['g'], '1'));
    await slow.next();
    slow.webSocket.pause();
    const most = await push(started, sockets, never);
    expect(reasons).toEqual(['reads too slowly']);
    expect(started.hub.connectionCount()).toBe(0);
    expect(most).toBeLessThan(1024 * 1024 + 21_000);
  });

  it('of an event stream is dropped before much waits for it', async () => {
    const started = await hubUnderTest();
    const sockets = socketsOf(started);
    const stream = await eventStream(started);
    const most = await push(started, sockets, never);
    expect(started.hub.connectionCount()).toBe(0);
    expect(most).toBeLessThan(1024 * 1024 + 42_000);
    stream.destroy();
  });

  it('that polls too seldom is dropped', async () => {
    const started = await hubUnderTest();
    const { connectionId, connectionToken } = await negotiate(started.url);
    const place = `${started.url}?id=${connectionToken}`;
    await statusOf(place);
    await statusOf(place, { method: 'POST', body: handshake });
    started.hub.groups.add(connectionId, 'g');
    for (let sent = 0; sent < 60; sent += 1) started.hub.groups.send('g', 'News', text);
    expect(started.hub.connectionCount()).toBe(0);
    expect(await statusOf(place)).toBe(404);
  });

  it('is dropped when more than 64 kB have waited for 15 s', async () => {
    const clock = createManualClock();
    const reasons: (string | undefined)[] = [];
    const started = await hubUnderTest({ clock, onDisconnected: (_connection, reason) => reasons.push(reason) });
    const sockets = socketsOf(started);
    const stream = await eventStream(started);
    await push(started, sockets, isClogged);
    clock.advance(14_000);
    expect(started.hub.connectionCount()).toBe(1);
    clock.advance(2_000);
    expect(reasons).toEqual(['reads too slowly']);
    stream.destroy();
  });
});

describe('a healthy reader', () => {
  it('of an event stream gets 70 kB that were sent in one turn', async () => {
    const started = await hubUnderTest();
    const stream = await eventStream(started);
    let read = '';
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      read += chunk;
    });
    for (let sent = 0; sent < 4; sent += 1) expect(started.hub.groups.send('g', 'News', text, sent)).toBe(1);
    while (!read.includes(',3]}')) await once(stream, 'data');
    expect(started.hub.connectionCount()).toBe(1);
    stream.destroy();
  });

  it('that polls gets 100 kB that came between two polls', async () => {
    const { hub, url } = await hubUnderTest();
    const { connectionId, connectionToken } = await negotiate(url);
    const place = `${url}?id=${connectionToken}`;
    await statusOf(place);
    await statusOf(place, { method: 'POST', body: handshake });
    hub.groups.add(connectionId, 'g');
    for (let sent = 0; sent < 5; sent += 1) hub.groups.send('g', 'News', text);
    expect((await (await fetch(place)).text()).length).toBeGreaterThan(100_000);
    expect(hub.connectionCount()).toBe(1);
  });

  it('that was away for a while and reads on is kept', async () => {
    const clock = createManualClock();
    const started = await hubUnderTest({ clock });
    const sockets = socketsOf(started);
    const reader = await openGreeted(started.url);
    reader.send(invocation('Join', ['g'], '1'));
    await reader.next();
    reader.webSocket.pause();
    await push(started, sockets, isClogged);
    clock.advance(10_000);
    reader.webSocket.resume();
    await pongOf(reader);
    clock.advance(10_000);
    expect(started.hub.connectionCount()).toBe(1);
  });
});

describe('calls of a client that does not read their answers', () => {
  it('wait, those behind them are not read, and a method that asks is told when there is room', async () => {
    let calls = 0;
    let repliesTaken = 0;
    const big = 'y'.repeat(400_000);
    const methods = {
      Big: hubMethod({
        parse: () => undefined,
        handler: async ({ reply }) => {
          calls += 1;
          await reply('Answer', big);
          repliesTaken += 1;
        },
      }),
    };
    const started = await hubUnderTest({ methods, limits: { maxBurstBytes: 100_000_000 } });
    const client = await openGreeted(started.url);
    client.webSocket.pause();
    for (let sent = 0; sent < 100; sent += 1) client.send(invocation('Big', []));
    await expect.poll(() => calls).toBeGreaterThan(1);
    for (let turn = 0; turn < 500; turn += 1) await setImmediate();
    expect(calls).toBeLessThan(60);
    client.webSocket.resume();
    for (let answers = 0; answers < 100; answers += 1) await client.next();
    await expect.poll(() => repliesTaken).toBe(100);
    expect(calls).toBe(100);
  });
});
