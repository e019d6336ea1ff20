import { getPartnerLookUp, partnerLookUps } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenHeads, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { ask, givenKey } = await startPartners(db);
await givenHeads(db);

const paths = [...partnerLookUps.map((list) => `/look-ups/${list}`), '/revenue-heads'];

describe.each(paths)('GET %s', (path) => {
  it('is answered with its version, and with nothing to who has that already', async () => {
    const first = await ask('GET', path);
    expect([first.statusCode, first.json().data.length > 0]).toEqual([200, true]);
    const version = String(first.headers.etag);
    expect(version).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const tag of [version, `W/${version}`, `"other", ${version}`, '*']) {
      const again = await ask('GET', path, { headers: { 'if-none-match': tag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', version]);
    }
    const other = await ask('GET', path, { headers: { 'if-none-match': '"other"' } });
    expect([other.statusCode, other.body]).toEqual([200, first.body]);
  });
});

it('has another version when an entry has another name', async () => {
  const before = await ask('GET', '/look-ups/industries');
  await db.$client.query(`update industries set name = name || '.' where id = (select min(id) from industries)`);
  const headers = { 'if-none-match': String(before.headers.etag) };
  const after = await ask('GET', '/look-ups/industries', { headers });
  expect(after.statusCode).toBe(200);
  expect(getPartnerLookUp.answers[200].parse(after.json())).not.toEqual(before.json());
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('is refused for no list of ours, without a key, and without the scope', async () => {
  const unknown = await ask('GET', '/look-ups/people');
  expect([unknown.statusCode, unknown.json().code]).toEqual([422, 'request.invalid']);
  expect((await ask('GET', '/look-ups/industries', { key: null })).statusCode).toBe(401);
  const { key } = await givenKey(1, { scopes: ['webhooks'] });
  const refused = await ask('GET', '/look-ups/industries', { key, headers: { 'if-none-match': '*' } });
  expect([refused.statusCode, refused.json().code, refused.headers.etag]).toEqual([
    403,
    'tsp.scope-missing',
    undefined,
  ]);
});
