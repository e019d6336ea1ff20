import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { hubMethod } from './index.ts';
import { greeterMethods } from './testing/greeter-methods.ts';
import { createManualClock } from './testing/manual-clock.ts';
import {
  closedWithError,
  handshake,
  invocation,
  negotiate,
  openGreeted,
  openRaw,
  refusedUpgrade,
} from './testing/raw-client.ts';
import { type HubUnderTest, startHub } from './testing/start-hub.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function hubUnderTest(options: Parameters<typeof startHub>[0] = {}): Promise<HubUnderTest> {
  const started = await startHub({ methods: greeterMethods, ...options });
  stops.push(started.stop);
  return started;
}

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return response.status;
}

describe('frames', () => {
  it('may be split byte by byte and into fragments', async () => {
    const { url } = await hubUnderTest();
    const socket = await openRaw(url);
    for (const byte of Buffer.from(handshake)) socket.webSocket.send(Buffer.of(byte));
    expect(await socket.next()).toEqual({});
    const call = invocation('Echo', ['₦'], '1');
    for (const letter of call.slice(0, -1)) socket.webSocket.send(letter, { fin: false });
    socket.webSocket.send('\u001e', { fin: true });
    expect(await socket.next()).toEqual({ type: 3, invocationId: '1', result: '₦' });
  });

  it('may be glued together, the handshake to the first calls', async () => {
    const { url } = await hubUnderTest();
    const socket = await openRaw(url);
    socket.send(handshake + invocation('Echo', ['a'], '1') + invocation('Echo', ['b'], '2'));
    expect([await socket.next(), await socket.next(), await socket.next()]).toEqual([
      {},
      { type: 3, invocationId: '1', result: 'a' },
      { type: 3, invocationId: '2', result: 'b' },
    ]);
  });

  it.each([
    ['garbage', 'garbage\u001e'],
    ['a message without a type', '{}\u001e'],
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x1e])],
    ['a message that is too long', `{"type":6,"x":"${'x'.repeat(33_000)}"}\u001e`],
    ['a message that never ends', 'x'.repeat(33_000)],
  ])('end the connection politely when they hold %s', async (_what, data) => {
    const { url, hub } = await hubUnderTest();
    const socket = await openGreeted(url);
    socket.send(data);
    expect(await socket.next()).toEqual(closedWithError);
    expect(await socket.closed).toBe(1000);
    expect(hub.connectionCount()).toBe(0);
  });

  it('are refused while they arrive when they are too large to be kept', async () => {
    const { url } = await hubUnderTest();
    const socket = await openGreeted(url);
    socket.send('x'.repeat(200_000));
    expect(await socket.closed).toBe(1009);
    const place = `${url}?id=${(await negotiate(url)).connectionToken}`;
    await statusOf(place);
    expect(await statusOf(place, { method: 'POST', body: 'x'.repeat(200_000) })).toBe(413);
    const stream = new Blob(['x'.repeat(200_000)]).stream();
    // Without a length: the server learns of it only while it reads, and may cut the line.
    const unannounced = fetch(place, { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect(
      await unannounced.then(
        ({ status }) => status,
        () => 413,
      ),
    ).toBe(413);
  });

  it('that break WebSocket itself cost their own connection only', async () => {
    const { url, port, hub } = await hubUnderTest();
    const witness = await openGreeted(url);
    for (const bytes of [
      [0x81, 0x01, 0x41],
      [0xf1, 0x80, 0, 0, 0, 0],
      [0x83, 0x80, 0, 0, 0, 0],
      [0x88, 0x81, 0, 0, 0, 0, 1],
    ]) {
      const socket = await upgradedSocket(port);
      const closed = once(socket, 'close');
      socket.resume();
      socket.write(Buffer.from(bytes));
      await closed;
    }
    witness.send(invocation('Echo', ['here'], '1'));
    expect(await witness.next()).toMatchObject({ result: 'here' });
    expect(hub.connectionCount()).toBe(1);
  });
});

/** The server has read all that was sent before. */
async function pongOf({ webSocket }: Awaited<ReturnType<typeof openRaw>>): Promise<void> {
  webSocket.ping();
  await once(webSocket, 'pong');
}

/** A method that answers with its argument, but not before the test says so. */
function waitingMethod() {
  const started = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const method = hubMethod({
    parse: ([name]) => name,
    handler: async ({ args }) => {
      started.resolve();
      await gate.promise;
      return args;
    },
  });
  return { method, hasStarted: started.promise, end: () => gate.resolve() };
}

/** A TCP socket on which the upgrade is done, and nothing has been said since. */
async function upgradedSocket(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  const headers = ['Host: x', 'Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13'];
  socket.write(`GET /hubs/test HTTP/1.1\r\n${headers.join('\r\n')}\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n\r\n`);
  await once(socket, 'readable');
  socket.read();
  return socket;
}

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

describe('a flood', () => {
  it.each([
    ['messages', (socket: Awaited<ReturnType<typeof openRaw>>) => socket.send('{"type":6}\u001e'.repeat(11))],
    ['empty frames', (socket) => Array.from({ length: 11 }, () => socket.send(''))],
    ['WebSocket pings', (socket) => Array.from({ length: 11 }, () => socket.webSocket.ping())],
  ] satisfies [string, (socket: Awaited<ReturnType<typeof openRaw>>) => unknown][])(
    'of %s ends the connection',
    async (_what, flood) => {
      const limits = { messagesPerConnection: { burst: 10, perSecond: 1 } };
      const { url, logged } = await hubUnderTest({ limits, clock: createManualClock() });
      const socket = await openGreeted(url);
      flood(socket);
      expect(await socket.next()).toEqual(closedWithError);
      expect(await socket.closed).toBe(1000);
      expect(logged()).toContain('sends too much');
    },
  );

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
