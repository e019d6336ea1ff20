import { describe, expect, it } from 'vitest';
import { hubsPerTest } from './testing/hubs-per-test.ts';
import { handshake, negotiate, openRaw, refusedUpgrade, statusOf } from './testing/raw-client.ts';
import { testOrigin } from './testing/start-hub.ts';

const { hubUnderTest } = hubsPerTest();

function placeOf(url: string, token: string): string {
  return `${url}?id=${token}`;
}

const events = { headers: { accept: 'text/event-stream' } };

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

  it('adds to what the answer varies by, and overwrites nothing', async () => {
    const { url, server } = await hubUnderTest();
    server.prependListener('request', (_request, response) => response.setHeader('vary', 'Accept-Encoding'));
    const response = await fetch(`${url}/negotiate`, { method: 'POST', headers: { origin: testOrigin } });
    expect(response.headers.get('vary')).toBe('Accept-Encoding, Origin');
  });

  it('refuses an origin on upgrade as the given function says', async () => {
    const { url } = await hubUnderTest({ allowedOrigins: (origin) => origin.endsWith('.portal.test') });
    expect(await refusedUpgrade(url, { origin: testOrigin })).toBe(403);
    const socket = await openRaw(url, { origin: 'https://a.portal.test' });
    socket.send(handshake);
    expect(await socket.next()).toEqual({});
  });
});
