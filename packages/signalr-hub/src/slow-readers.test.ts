import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { handshake, invocation, negotiate, openGreeted, statusOf } from './testing/raw-client.ts';
import type { HubUnderTest } from './testing/start-hub.ts';

const { hubUnderTest } = hubsPerTest();

describe('a slow reader', () => {
  /** Sends until the connection is dropped; returns the most bytes that ever waited in this process. */
  async function pushUntilDropped({ hub, server }: HubUnderTest, sockets: ReadonlySet<Socket>): Promise<number> {
    let most = 0;
    const text = 'x'.repeat(20_000);
    for (let sent = 0; sent < 5_000 && hub.groups.send('g', 'News', text) > 0; sent += 1) {
      for (const socket of sockets) most = Math.max(most, socket.writableLength);
      await setImmediate();
    }
    expect(server.listening).toBe(true);
    return most;
  }

  function socketsOf({ server }: HubUnderTest): ReadonlySet<Socket> {
    const sockets = new Set<Socket>();
    server.on('connection', (socket) => sockets.add(socket));
    return sockets;
  }

  it('on a WebSocket is dropped before much waits for it, and the others get everything', async () => {
    const reasons: (string | undefined)[] = [];
    const started = await hubUnderTest({ onDisconnected: (_connection, reason) => reasons.push(reason) });
    const sockets = socketsOf(started);
    const slow = await openGreeted(started.url);
    slow.send(invocation('Join', ['g'], '1'));
    await slow.next();
    slow.webSocket.pause();
    const most = await pushUntilDropped(started, sockets);
    expect(reasons).toEqual(['reads too slowly']);
    expect(started.hub.connectionCount()).toBe(0);
    expect(most).toBeLessThan(64 * 1024 + 21_000);
  });

  it('of an event stream is dropped before much waits for it', async () => {
    const started = await hubUnderTest();
    const sockets = socketsOf(started);
    const { connectionId, connectionToken } = await negotiate(started.url);
    const place = `${started.url}?id=${connectionToken}`;
    const stream = connect(started.port, '127.0.0.1');
    stream.write(`GET /hubs/test?id=${connectionToken} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`);
    await once(stream, 'readable');
    await statusOf(place, { method: 'POST', body: handshake });
    expect(started.hub.groups.add(connectionId, 'g')).toBe(true);
    const most = await pushUntilDropped(started, sockets);
    expect(started.hub.connectionCount()).toBe(0);
    expect(most).toBeLessThan(64 * 1024 + 42_000);
    stream.destroy();
  });

  it('that polls too seldom is dropped', async () => {
    const started = await hubUnderTest();
    const { connectionId, connectionToken } = await negotiate(started.url);
    await statusOf(`${started.url}?id=${connectionToken}`);
    started.hub.groups.add(connectionId, 'g');
    for (let sent = 0; sent < 4; sent += 1) started.hub.groups.send('g', 'News', 'x'.repeat(20_000));
    expect(started.hub.connectionCount()).toBe(0);
    expect(await statusOf(`${started.url}?id=${connectionToken}`)).toBe(404);
  });
});
