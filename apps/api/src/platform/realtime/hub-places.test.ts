import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSecretBox } from '../keys/secret-box.ts';
import { createHubPlaces } from './hub-places.ts';

const dataKey = randomBytes(32);
let now = Date.UTC(2026, 0, 5);
const clock = { now: () => new Date(now) };
const placesOf = (key = dataKey, path = '/hubs/live') =>
  createHubPlaces(createSecretBox(key, 'hub places'), clock, path);

it('is opened by every replica with the same key, for that hub alone, and shows nothing', () => {
  const named = { connectionId: 'A_b-c'.repeat(4), userId: 'b4f0' };
  const token = placesOf().seal(named);
  expect(token).toMatch(/^[\w-]+$/);
  expect(token).not.toContain(named.connectionId);
  expect(placesOf().open(token)).toEqual(named);
  expect(placesOf().open(placesOf().seal({ connectionId: 'x', userId: undefined }))).toEqual({
    connectionId: 'x',
    userId: undefined,
  });
  expect(placesOf(dataKey, '/hubs/payments').open(token)).toBe(undefined);
  expect(placesOf(randomBytes(32)).open(token)).toBe(undefined);
  expect(placesOf().open(`${token.slice(0, -2)}AA`)).toBe(undefined);
  expect(placesOf().open('x'.repeat(401))).toBe(undefined);
});

it('is over after a moment', () => {
  const token = placesOf().seal({ connectionId: 'x', userId: undefined });
  now += 19_000;
  expect(placesOf().open(token)).toBeDefined();
  now += 1_000;
  expect(placesOf().open(token)).toBe(undefined);
});
