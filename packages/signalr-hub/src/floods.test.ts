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
  it('of calls on one connection fails the calls beyond its rate and keeps the connection, if it is not endless', async () => {
    const clock = createManualClock();
    const { url, logged } = await hubUnderTest({ clock, limits: { maxQueuedInvocations: 2_000 } });
    const socket = await openGreeted(url);
    const calls = (count: number) =>
      Array.from({ length: count }, (_, at) => invocation('Echo', ['x'], `${at}`)).join('');
    socket.send(calls(130));
    const answers = [];
    for (let count = 0; count < 130; count += 1) answers.push(await socket.next());
    expect(answers.filter((answer) => (answer as { result?: unknown }).result === 'x')).toHaveLength(119);
    expect(answers).toContainEqual({
      type: 3,
      invocationId: '129',
      error: expect.stringContaining('Too many requests.'),
    });
    clock.advance(1_000);
    socket.send(invocation('Echo', ['after'], 'after'));
    expect(await socket.next()).toMatchObject({ result: 'after' });
    for (let sent = 0; sent < 20; sent += 1) socket.send(calls(130));
    expect(await socket.closed).toBe(1000);
    expect(logged()).toContain('sends too much');
  });

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
    const { url, logged } = await hubUnderTest({ limits: { messagesPerConnection: plenty, maxBurstBytes: 1_000 } });
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

  it('of idle phones behind one address is none: what living connections send counts for each of them', async () => {
    const { url } = await hubUnderTest({
      clock: createManualClock(),
      limits: { connectionsPerAddress: { burst: 200, perSecond: 1 }, requestsPerAddress: { burst: 140, perSecond: 1 } },
    });
    const statuses: number[] = [];
    for (let phone = 0; phone < 130; phone += 1) {
      const place = `${url}?id=${(await negotiate(url)).connectionToken}`;
      statuses.push(
        await statusOf(place),
        await statusOf(place, { method: 'POST', body: handshake }),
        await statusOf(place),
      );
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });

  it('of polls of one connection is refused, and others of its address are not', async () => {
    const limits = { messagesPerConnection: { burst: 3, perSecond: 1 } };
    const { url } = await hubUnderTest({ limits, clock: createManualClock() });
    const place = async () => `${url}?id=${(await negotiate(url)).connectionToken}`;
    const [one, other] = [await place(), await place()];
    for (const mine of [one, other]) await statusOf(mine);
    const post = (to: string) => statusOf(to, { method: 'POST' });
    expect([await post(one), await post(one), await post(one), await post(one)]).toEqual([200, 200, 200, 429]);
    expect(await post(other)).toBe(200);
  });

  it('of places from one network leaves places for the others', async () => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({
      clock,
      limits: { maxReservations: 10, maxReservationsPerNetwork: 2 },
      addressOf: (request) => String(request.headers['x-forwarded-for']),
    });
    const from = (address: string) =>
      statusOf(`${url}/negotiate`, { method: 'POST', headers: { 'x-forwarded-for': address } });
    expect([await from('10.0.0.1'), await from('10.0.0.2'), await from('10.0.0.3')]).toEqual([200, 200, 429]);
    expect(await from('10.0.1.1')).toBe(200);
    expect([await from('2001:db8:1:1::1'), await from('2001:db8:1:2::1'), await from('2001:db8:1:3::1')]).toEqual([
      200, 200, 429,
    ]);
    clock.advance(15_000);
    expect(await from('10.0.0.3')).toBe(200);
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
