import { once } from 'node:events';
import { request } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { hubMethod } from './index.ts';
import { greeterMethods } from './testing/greeter-methods.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { handshake, invocation, negotiate, openGreeted, openRaw, refusedUpgrade } from './testing/raw-client.ts';
import { type HubUnderTest, startHub, testOrigin } from './testing/start-hub.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function hubUnderTest(options: Parameters<typeof startHub>[0] = {}): Promise<HubUnderTest> {
  const started = await startHub({ methods: greeterMethods, ...options });
  stops.push(started.stop);
  return started;
}

function placeOf(url: string, token: string): string {
  return `${url}?id=${token}`;
}

async function statusOf(url: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(url, init);
  await response.body?.cancel();
  return response.status;
}

const events = { headers: { accept: 'text/event-stream' } };

describe('negotiate', () => {
  it('gives a version 1 client a secret token apart from its public id, and the transports with their formats', async () => {
    const { url } = await hubUnderTest();
    const response = await fetch(`${url}/negotiate?negotiateVersion=1`, { method: 'POST' });
    const body = await response.json();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{22}$/),
      availableTransports: [
        { transport: 'WebSockets', transferFormats: ['Text', 'Binary'] },
        { transport: 'ServerSentEvents', transferFormats: ['Text'] },
        { transport: 'LongPolling', transferFormats: ['Text', 'Binary'] },
      ],
    });
    expect(body.connectionId).not.toBe(body.connectionToken);
    expect(await statusOf(placeOf(url, body.connectionId))).toBe(404);
    expect(await statusOf(placeOf(url, body.connectionToken))).toBe(200);
  });

  it('answers a client that names no version as version 0, whose id is the token', async () => {
    const { url } = await hubUnderTest();
    const body = await (await fetch(`${url}/negotiate`, { method: 'POST' })).json();
    expect(body).toMatchObject({ negotiateVersion: 0 });
    expect(body).not.toHaveProperty('connectionToken');
    expect(await statusOf(placeOf(url, body.connectionId))).toBe(200);
  });

  it('answers a newer client with its own version, and nonsense with an error', async () => {
    const { url } = await hubUnderTest();
    const versionOf = async (version: string) =>
      (await fetch(`${url}/negotiate?negotiateVersion=${version}`, { method: 'POST' })).json();
    expect(await versionOf('9')).toMatchObject({ negotiateVersion: 1 });
    expect(await versionOf('new')).toEqual({ error: expect.any(String) });
    expect(await versionOf('1&useStatefulReconnect=true')).not.toHaveProperty('useStatefulReconnect');
  });

  it('takes POST only', async () => {
    const { url } = await hubUnderTest();
    expect(await statusOf(`${url}/negotiate`)).toBe(405);
  });

  it('forgets a place that nobody took in time', async () => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({ clock });
    const { connectionToken } = await negotiate(url);
    clock.advance(15_000);
    expect(await statusOf(placeOf(url, connectionToken))).toBe(404);
  });

  it('keeps no more places than it may, and has room again when they expire', async () => {
    const clock = createManualClock();
    const { url } = await hubUnderTest({ clock, limits: { maxReservations: 2 } });
    const post = () => statusOf(`${url}/negotiate`, { method: 'POST' });
    expect([await post(), await post(), await post()]).toEqual([200, 200, 503]);
    clock.advance(16_000);
    expect(await post()).toBe(200);
  });
});

describe('a request that does not fit its connection', () => {
  it.each([
    ['GET', 400],
    ['POST', 400],
    ['DELETE', 400],
  ])('%s without an id is refused', async (method, status) => {
    const { url } = await hubUnderTest();
    expect(await statusOf(url, { method })).toBe(status);
  });

  it.each(['GET', 'POST', 'DELETE'])('%s with a forged id finds nothing', async (method) => {
    const { url } = await hubUnderTest();
    expect(await statusOf(placeOf(url, 'AAAAAAAAAAAAAAAAAAAAAA'), { method })).toBe(404);
    expect(await refusedUpgrade(placeOf(url, 'AAAAAAAAAAAAAAAAAAAAAA'))).toBe(404);
  });

  it('a WebSocket admits no second one, no other transport, no POST and no DELETE', async () => {
    const { url } = await hubUnderTest();
    const place = placeOf(url, (await negotiate(url)).connectionToken);
    await openRaw(place);
    expect(await refusedUpgrade(place)).toBe(409);
    expect(await statusOf(place)).toBe(400);
    expect(await statusOf(place, events)).toBe(400);
    expect(await statusOf(place, { method: 'POST', body: handshake })).toBe(405);
    expect(await statusOf(place, { method: 'DELETE' })).toBe(400);
  });

  it('an event stream admits no second one, no other transport and no DELETE', async () => {
    const { url } = await hubUnderTest();
    const place = placeOf(url, (await negotiate(url)).connectionToken);
    await fetch(place, events);
    expect(await statusOf(place, events)).toBe(409);
    expect(await statusOf(place)).toBe(400);
    expect(await refusedUpgrade(place)).toBe(400);
    expect(await statusOf(place, { method: 'DELETE' })).toBe(400);
  });

  it('a polled connection admits no other transport', async () => {
    const { url } = await hubUnderTest();
    const place = placeOf(url, (await negotiate(url)).connectionToken);
    expect(await statusOf(place)).toBe(200);
    expect(await statusOf(place, events)).toBe(400);
    expect(await refusedUpgrade(place)).toBe(400);
  });

  it('another path, another method and a POST before the transport are refused, each in its way', async () => {
    const { url } = await hubUnderTest();
    const place = placeOf(url, (await negotiate(url)).connectionToken);
    expect(await statusOf(`${url}-other`)).toBe(418);
    expect(await statusOf(`${url}/else`)).toBe(418);
    expect(await statusOf(place, { method: 'PUT' })).toBe(405);
    expect(await statusOf(place, { method: 'POST', body: handshake })).toBe(400);
    expect(await refusedUpgrade(`${url}/negotiate`)).toBe(400);
  });
});

describe('identity', () => {
  const identify = ({ accessToken }: { readonly accessToken: string | undefined }) =>
    accessToken === undefined ? ('unauthorized' as const) : { userId: accessToken };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

  it('is asked of every request: 401 for nobody, 403 for somebody else than who negotiated', async () => {
    const { url } = await hubUnderTest({ identify });
    expect(await statusOf(`${url}/negotiate`, { method: 'POST' })).toBe(401);
    expect(await refusedUpgrade(url)).toBe(401);
    const place = placeOf(url, (await negotiate(url, bearer('amina'))).connectionToken);
    expect(await statusOf(place)).toBe(401);
    expect(await statusOf(place, { headers: bearer('bello') })).toBe(403);
    expect(await refusedUpgrade(place, bearer('bello'))).toBe(403);
    expect(await statusOf(place, { headers: bearer('amina') })).toBe(200);
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(await statusOf(place, { method, headers: bearer('bello') })).toBe(403);
    }
  });

  it('is read from the address of a WebSocket and an event stream only, and the header comes first', async () => {
    const { url } = await hubUnderTest({ identify });
    expect(await statusOf(`${url}/negotiate?access_token=amina`, { method: 'POST' })).toBe(401);
    const place = placeOf(url, (await negotiate(url, bearer('amina'))).connectionToken);
    expect(await statusOf(`${place}&access_token=amina`)).toBe(401);
    expect(await refusedUpgrade(`${place}&access_token=amina`, bearer('bello'))).toBe(403);
    expect(await statusOf(`${place}&access_token=amina`, events)).toBe(200);
  });
});

describe('origins', () => {
  const foreign = { origin: 'https://evil.test' };

  it('refuses another site on negotiate, on every transport and on upgrade', async () => {
    const { url } = await hubUnderTest();
    expect(await statusOf(`${url}/negotiate`, { method: 'POST', headers: foreign })).toBe(403);
    expect(await refusedUpgrade(url, foreign)).toBe(403);
    const place = placeOf(url, (await negotiate(url, { origin: testOrigin })).connectionToken);
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      expect(await statusOf(place, { method, headers: foreign })).toBe(403);
    }
    expect(await statusOf(place, { headers: { 'sec-fetch-site': 'cross-site' } })).toBe(403);
    expect(await statusOf(place, { headers: { origin: testOrigin } })).toBe(200);
  });

  it('names the allowed origin and what the client may send, never a star', async () => {
    const { url } = await hubUnderTest();
    const response = await fetch(`${url}/negotiate`, { method: 'OPTIONS', headers: { origin: testOrigin } });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': testOrigin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'x-requested-with, x-signalr-user-agent, content-type, authorization',
      vary: 'Origin',
    });
  });

  it('refuses an origin on upgrade as the given function says', async () => {
    const { url } = await hubUnderTest({ allowedOrigins: (origin) => origin.endsWith('.portal.test') });
    expect(await refusedUpgrade(url, { origin: testOrigin })).toBe(403);
    const socket = await openRaw(url, { origin: 'https://a.portal.test' });
    socket.send(handshake);
    expect(await socket.next()).toEqual({});
  });
});

describe('Server-Sent Events', () => {
  it('opens at once with a comment, unbuffered and uncompressed', async () => {
    const { url } = await hubUnderTest();
    const response = await fetch(placeOf(url, (await negotiate(url)).connectionToken), events);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-cache, no-store',
      'x-accel-buffering': 'no',
      'content-encoding': 'identity',
    });
    const reader = response.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toBe(':\r\n\r\n');
  });
});

describe('long polling', () => {
  async function polled(options: Parameters<typeof startHub>[0] = {}) {
    const started = await hubUnderTest(options);
    const { connectionToken } = await negotiate(started.url);
    const place = placeOf(started.url, connectionToken);
    const poll = async () => {
      const response = await fetch(place);
      return { status: response.status, text: await response.text() };
    };
    const post = (body: string) => statusOf(place, { method: 'POST', body });
    /** A poll that the server holds by the time this resolves. */
    const holdPoll = async () => {
      const arrived = once(started.server, 'request');
      const answer = poll();
      await arrived;
      await setImmediate();
      return { answer };
    };
    return { ...started, place, poll, post, holdPoll };
  }

  it('answers the first poll at once with nothing, and later ones with what has gathered', async () => {
    const { poll, post } = await polled();
    expect(await poll()).toEqual({ status: 200, text: '' });
    expect(await post(handshake + invocation('Echo', ['a'], '1'))).toBe(200);
    expect(await poll()).toEqual({ status: 200, text: '{}\u001e{"type":3,"invocationId":"1","result":"a"}\u001e' });
  });

  it('answers a poll that a newer one replaces with 204', async () => {
    const { poll, post, holdPoll } = await polled();
    await poll();
    const older = await holdPoll();
    const newer = await holdPoll();
    expect(await older.answer).toEqual({ status: 204, text: '' });
    await post(handshake);
    expect(await newer.answer).toEqual({ status: 200, text: '{}\u001e' });
  });

  it('holds a poll for 90 s and then answers it with nothing', async () => {
    const clock = createManualClock();
    const { poll, post, hub, holdPoll } = await polled({ clock });
    await poll();
    await post(handshake);
    await poll();
    const held = await holdPoll();
    clock.advance(89_000);
    expect(await Promise.race([held.answer, setImmediate('held')])).toBe('held');
    clock.advance(1_000);
    expect(await held.answer).toEqual({ status: 200, text: '' });
    expect(hub.connectionCount()).toBe(1);
  });

  it('gives up a client that does not come back for 15 s, and sends it no pings meanwhile', async () => {
    const clock = createManualClock();
    const { poll, hub } = await polled({ clock });
    await poll();
    clock.advance(14_000);
    expect(hub.connectionCount()).toBe(1);
    clock.advance(1_000);
    expect(hub.connectionCount()).toBe(0);
    expect((await poll()).status).toBe(404);
  });

  it('hands over the last words, then says 204, then knows the connection no more', async () => {
    const { poll, post } = await polled();
    await poll();
    await post(`${handshake}garbage\u001e`);
    expect(await poll()).toEqual({
      status: 200,
      text: '{}\u001e{"type":7,"error":"Connection closed with an error."}\u001e',
    });
    expect((await poll()).status).toBe(204);
    expect((await poll()).status).toBe(404);
  });

  it('ends with DELETE: 202, and 204 for the poll that is held', async () => {
    const { poll, post, place, hub, holdPoll } = await polled();
    await poll();
    await post(handshake);
    await poll();
    const held = await holdPoll();
    expect(await statusOf(place, { method: 'DELETE' })).toBe(202);
    expect((await held.answer).status).toBe(204);
    expect(hub.connectionCount()).toBe(0);
  });

  it('takes POSTs in the order in which they began, also when the first is the slower', async () => {
    const { poll, post, place, server } = await polled();
    await poll();
    await post(handshake);
    await poll();
    const slow = request(place, { method: 'POST' });
    const arrived = once(server, 'request');
    slow.write(invocation('CallBack', ['first']).slice(0, 9));
    await arrived;
    const quick = post(invocation('CallBack', ['second']));
    await once(server, 'request');
    await setImmediate();
    slow.end(invocation('CallBack', ['first']).slice(9));
    await quick;
    expect((await poll()).text).toMatch(/first.*second/);
  });

  it('takes overlapping POSTs in order, and holds the answer while too many calls wait', async () => {
    const gate = Promise.withResolvers<void>();
    const seen: string[] = [];
    const { poll, post } = await polled({
      limits: { maxQueuedInvocations: 2 },
      methods: {
        Wait: hubMethod({
          parse: ([name]) => String(name),
          handler: async ({ args }) => {
            await gate.promise;
            seen.push(args);
          },
        }),
      },
    });
    await poll();
    await post(handshake + invocation('Wait', ['a']) + invocation('Wait', ['b']));
    const held = post(invocation('Wait', ['c']));
    const behind = post(invocation('Wait', ['d']));
    expect(await Promise.race([held, behind, poll()])).toMatchObject({ text: '{}\u001e' });
    gate.resolve();
    expect(await Promise.all([held, behind])).toEqual([200, 200]);
    await post(invocation('Wait', ['e']));
    expect(seen.slice(0, 4)).toEqual(['a', 'b', 'c', 'd']);
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
