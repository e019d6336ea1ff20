import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { waitingMethod } from './testing/greeter-methods.ts';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';
import {
  closedWithError,
  handshake,
  invocation,
  negotiate,
  openGreeted,
  openRaw,
  type RawSocket,
  refusedUpgrade,
  statusOf,
} from './testing/raw-client.ts';

const { hubUnderTest } = hubsPerTest();

describe('a flood', () => {
  it.each([
    ['messages', (socket: RawSocket) => socket.send('{"type":6}\u001e'.repeat(11))],
    ['empty frames', (socket) => Array.from({ length: 11 }, () => socket.send(''))],
    ['WebSocket pings', (socket) => Array.from({ length: 11 }, () => socket.webSocket.ping())],
  ] satisfies [string, (socket: RawSocket) => unknown][])('of %s ends the connection', async (_what, flood) => {
    const limits = { messagesPerConnection: { burst: 10, perSecond: 1 } };
    const { url, logged } = await hubUnderTest({ limits, clock: createManualClock() });
    const socket = await openGreeted(url);
    flood(socket);
    expect(await socket.next()).toEqual(closedWithError);
    expect(await socket.closed).toBe(1000);
    expect(logged()).toContain('sends too much');
  });

  it('of WebSocket pings is answered one for one, and no longer when nobody reads the answers', async () => {
    const plenty = { burst: 1e9, perSecond: 1 };
    const { url, logged } = await hubUnderTest({ limits: { messagesPerConnection: plenty, maxBufferedBytes: 1_000 } });
    const socket = await openGreeted(url);
    let pongs = 0;
    socket.webSocket.on('pong', () => {
      pongs += 1;
    });
    socket.webSocket.ping();
    socket.webSocket.ping();
    socket.send(invocation('Echo', ['after'], '1'));
    await socket.next();
    expect(pongs).toBe(2);
    socket.webSocket.pause();
    const payload = Buffer.alloc(125);
    for (let sent = 0; sent < 500_000 && !logged().includes('reads too slowly'); sent += 1) {
      socket.webSocket.ping(payload);
      if (sent % 1_000 === 0) await setImmediate();
    }
    expect(logged()).toContain('reads too slowly');
  });

  it('of calls from one address fails the calls, keeps the connection, and leaves other addresses alone', async () => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({
      clock,
      limits: { requestsPerAddress: { burst: 3, perSecond: 1 } },
      addressOf: (request) => String(request.headers['x-forwarded-for']),
    });
    const open = async (address: string) => {
      const socket = await openRaw(url, { 'x-forwarded-for': address });
      socket.send(handshake);
      await socket.next();
      return socket;
    };
    const [one, other] = [await open('10.0.0.1'), await open('10.0.0.2')];
    for (const id of ['1', '2', '3']) one.send(invocation('Echo', ['x'], id));
    other.send(invocation('Echo', ['x'], '1'));
    const answers = [await one.next(), await one.next(), await one.next()];
    expect(answers).toContainEqual({ type: 3, invocationId: '1', result: 'x' });
    expect(answers).toContainEqual({ type: 3, invocationId: '2', result: 'x' });
    expect(answers).toContainEqual({
      type: 3,
      invocationId: '3',
      error: expect.stringContaining('Too many requests.'),
    });
    expect(await other.next()).toMatchObject({ result: 'x' });
    clock.advance(1_000);
    one.send(invocation('Echo', ['y'], '4'));
    expect(await one.next()).toMatchObject({ result: 'y' });
  });

  it('of connections from one address is refused with 429, on negotiate and on upgrade', async () => {
    const limits = { connectionsPerAddress: { burst: 2, perSecond: 1 } };
    const { url } = await hubUnderTest({ limits, clock: createManualClock() });
    const post = () => statusOf(`${url}/negotiate`, { method: 'POST' });
    expect([await post(), await post(), await post()]).toEqual([200, 200, 429]);
    expect(await refusedUpgrade(url)).toBe(429);
  });

  it('of requests from one address is refused with 429', async () => {
    const limits = { requestsPerAddress: { burst: 2, perSecond: 1 } };
    const { url } = await hubUnderTest({ limits, clock: createManualClock() });
    expect([await statusOf(url), await statusOf(url), await statusOf(url)]).toEqual([400, 400, 429]);
    expect(await refusedUpgrade(url)).toBe(429);
  });

  it('cannot open more connections than there may be, in all and from one address', async () => {
    const full = await hubUnderTest({ limits: { maxConnections: 1 } });
    const place = `${full.url}?id=${(await negotiate(full.url)).connectionToken}`;
    await openGreeted(full.url);
    expect(await refusedUpgrade(full.url)).toBe(503);
    expect(await refusedUpgrade(place)).toBe(503);
    expect(await statusOf(place)).toBe(503);
    expect(await statusOf(`${full.url}/negotiate`, { method: 'POST' })).toBe(503);
    const shared = await hubUnderTest({ limits: { maxConnectionsPerAddress: 1 } });
    const first = await openGreeted(shared.url);
    expect(await refusedUpgrade(shared.url)).toBe(429);
    first.webSocket.close();
    await first.closed;
    await openGreeted(shared.url);
  });

  it('of calls that take long stops being read, runs in order, and is not mistaken for silence', async () => {
    const clock = createManualClock();
    const wait = waitingMethod();
    const { url, hub } = await hubUnderTest({
      clock,
      limits: { maxQueuedInvocations: 2 },
      methods: { Wait: wait.method },
    });
    const socket = await openGreeted(url);
    const ids = ['1', '2', '3', '4', '5'];
    socket.send(ids.map((id) => invocation('Wait', [id], id)).join(''));
    await wait.hasStarted;
    socket.send('garbage\u001e');
    clock.advance(58_000);
    for (const _ping of [15, 30, 45]) expect(await socket.next()).toEqual({ type: 6 });
    expect(hub.connectionCount()).toBe(1);
    wait.end();
    for (const id of ids) expect(await socket.next()).toEqual({ type: 3, invocationId: id, result: id });
    expect(await socket.next()).toEqual(closedWithError);
  });

  it('of POSTs to one connection is refused beyond a handful', async () => {
    const wait = waitingMethod();
    const { url } = await hubUnderTest({ limits: { maxQueuedInvocations: 1 }, methods: { Wait: wait.method } });
    const place = `${url}?id=${(await negotiate(url)).connectionToken}`;
    await statusOf(place);
    const post = (body: string) => statusOf(place, { method: 'POST', body });
    await post(handshake);
    const held = post(invocation('Wait', []) + invocation('Wait', []));
    await wait.hasStarted;
    const more = Array.from({ length: 10 }, () => post(invocation('Wait', [])));
    expect(await Promise.race(more)).toBe(429);
    wait.end();
    const statuses = await Promise.all([held, ...more]);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(8);
  });
});
