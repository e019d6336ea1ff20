import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../testing/fake-api.ts';
import { type ApiOrigins, apiOrigins } from './api-origins.ts';

const apis = [await fakeApi(), await fakeApi(), await fakeApi()] as const;
const origins = apis.map(({ origin }) => origin);
let chosen: ApiOrigins | undefined;

afterEach(() => {
  chosen?.close();
  for (const api of apis) setReady(api, true);
});
afterAll(async () => {
  await Promise.all(apis.map((api) => api.close()));
});

function setReady(api: FakeApi, isReady: boolean): void {
  api.answer = (_, response) => response.writeHead(isReady ? 200 : 503).end('{}');
}

function choose(): ApiOrigins {
  chosen = apiOrigins(origins);
  return chosen;
}

/** Who is chosen in so many turns. */
function turns(api: ApiOrigins, count = 6): Set<string> {
  return new Set(Array.from({ length: count }, () => api.next()));
}

it('takes turns, and keeps a visitor with one of them', () => {
  const api = choose();
  expect(turns(api, 3)).toEqual(new Set(origins));
  const visitors = Array.from({ length: 60 }, (_, index) => `10.0.0.${index}`);
  const places = visitors.map((visitor) => api.of(visitor));
  expect(new Set(places)).toEqual(new Set(origins));
  expect(visitors.map((visitor) => api.of(visitor))).toEqual(places);
});

it('brings nothing new to one that is not ready, leaves visitors where they are, and comes back to it', async () => {
  const api = choose();
  const visitors = Array.from({ length: 60 }, (_, index) => `10.0.0.${index}`);
  const before = visitors.map((visitor) => api.of(visitor));
  setReady(apis[1], false);
  await vi.waitFor(() => expect(turns(api)).toEqual(new Set([origins[0], origins[2]])), { timeout: 20_000 });
  expect(visitors.map((visitor) => api.of(visitor))).toEqual(before);
  setReady(apis[1], true);
  await vi.waitFor(() => expect(turns(api)).toEqual(new Set(origins)), { timeout: 20_000 });
});

it('moves those whose replica is gone, and nobody else', () => {
  const api = choose();
  const visitors = Array.from({ length: 60 }, (_, index) => `10.0.0.${index}`);
  const before = visitors.map((visitor) => api.of(visitor));
  api.noteFailure(origins[1] ?? '');
  const after = visitors.map((visitor) => api.of(visitor));
  expect(after).not.toContain(origins[1]);
  expect(after.filter((place, index) => before[index] !== origins[1] && place !== before[index])).toEqual([]);
  expect(turns(api)).toEqual(new Set([origins[0], origins[2]]));
});

it('tries all of them when none is ready', async () => {
  for (const api of apis) setReady(api, false);
  const api = choose();
  for (const origin of origins) api.noteFailure(origin);
  expect(turns(api)).toEqual(new Set(origins));
});

it('asks nobody where there is no choice', () => {
  chosen = apiOrigins(['http://127.0.0.1:9']);
  chosen.noteFailure('http://127.0.0.1:9');
  expect([chosen.next(), chosen.of('10.0.0.1')]).toEqual(['http://127.0.0.1:9', 'http://127.0.0.1:9']);
});
