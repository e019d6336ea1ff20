import { describe, expect, it } from 'vitest';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { handshake, negotiate, openRaw, refusedUpgrade, statusOf } from './testing/raw-client.ts';

const { hubUnderTest } = hubsPerTest();

function placeOf(url: string, token: string): string {
  return `${url}?id=${token}`;
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
