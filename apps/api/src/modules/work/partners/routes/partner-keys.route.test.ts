import { partnerKeySchema, partnerOperations } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { keyPattern, makeKey, readKey } from '../application/partner-key.ts';
import { givenCode, rightCode, startPartners } from '../testing/partners-test-app.ts';

const { db } = await createTestDatabase();
const { call, ask, person, own, foreign, givenKey, staffMember, audited, count } = await startPartners(db);
const admin = await staffMember('SuperAdmin');

const wanted = async (change: object = {}) => ({
  ...{ name: 'Web server', engineCodeId: await givenCode(db, 1), scopes: ['read'], allowedAddresses: [] },
  ...{ days: 90, code: rightCode },
  ...change,
});
const make = async (change: object = {}, as: string | undefined = person) =>
  call('POST', '/expert-system/keys', { body: await wanted(change), ...(as && { as }) });
const keys = async () => (await call('GET', '/expert-system/keys', { as: person })).json().keys as { id: string }[];

describe('a key', () => {
  it('is shown once, opens the interface, and what is kept of it is a digest', async () => {
    const made = await make();
    const { id, key } = made.json();
    expect([made.statusCode, readKey(key)?.mode]).toEqual([200, 'live']);
    expect((await ask('GET', '/revenue-heads', { key })).statusCode).toBe(200);
    const list = await call('GET', '/expert-system/keys', { as: person });
    const shown = list.json().keys.find((one: { id: string }) => one.id === id);
    expect(partnerKeySchema.parse(shown)).toMatchObject({ name: 'Web server', state: 'live', scopes: ['read'] });
    expect(shown.lastUsedAt).not.toBeNull();
    expect(list.body).not.toContain(key.slice(-30));
    const { rows } = await db.$client.query('select * from partner_keys where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(-30));
    expect((await audited('expert-system:1')).map(({ action }) => action)).toContain('partner-key.made');
  });

  it.each([
    ['a wrong code of the second factor', { code: '000000' }, 422, 'identity.second-factor-invalid'],
    ['the engine code of another system', { engineCodeId: foreign.engineCodeId }, 409, 'partner-key.code-not-valid'],
    ['no scope', { scopes: [] }, 422, 'request.invalid'],
    ['a list that is none of addresses', { allowedAddresses: ['example.ng'] }, 422, 'request.invalid'],
  ])('is not made with %s', async (_, change, status, code) => {
    const before = await count('partner_keys');
    const answer = await make(change);
    expect([answer.json().code]).toEqual([code]);
    expect([status, 400, 401, 403]).toContain(answer.statusCode);
    expect(await count('partner_keys')).toBe(before);
  });

  it('is the third of its engine code: refused until one is revoked, also of many at once', async () => {
    const engineCodeId = await givenCode(db, 1);
    const answers = await Promise.all(Array.from({ length: 4 }, () => make({ engineCodeId })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('partner-key.two-live');
    const id = answers.find(({ statusCode }) => statusCode === 200)?.json().id;
    expect((await call('POST', `/expert-system/keys/${id}/revocation`, { as: person })).statusCode).toBe(200);
    expect((await make({ engineCodeId })).statusCode).toBe(200);
  });

  it('is revoked at once and for good, by people of its own system alone', async () => {
    const key = await givenKey(1);
    const revoke = (id: string, as: string) => call('POST', `/expert-system/keys/${id}/revocation`, { as });
    expect((await revoke(foreign.id, person)).statusCode).toBe(404);
    expect((await revoke(key.id, admin)).statusCode).toBe(403);
    expect((await ask('GET', '/bills', { key: foreign.key })).statusCode).toBe(200);
    expect((await ask('GET', '/bills', { key: key.key })).statusCode).toBe(200);
    expect((await revoke(key.id, person)).statusCode).toBe(200);
    const refused = await ask('GET', '/bills', { key: key.key });
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'tsp.key-revoked']);
    expect((await revoke(key.id, person)).statusCode).toBe(404);
    const reviving = db.$client.query(
      'update partner_keys set revoked_at = null, revoked_by = null, revoked_why = null where id = $1',
      [key.id],
    );
    await expect(reviving).rejects.toMatchObject({ constraint: 'partner_keys_fixed' });
  });

  it('is nobody else’s to see or make', async () => {
    expect((await call('GET', '/expert-system/keys')).statusCode).toBe(401);
    expect((await call('GET', '/expert-system/keys', { as: admin })).statusCode).toBe(403);
    expect((await make({}, admin)).statusCode).toBe(403);
    expect((await keys()).map(({ id }) => id)).not.toContain(foreign.id);
  });
});

describe('the door', () => {
  const mistyped = `${own.key.slice(0, -1)}${own.key.endsWith('0') ? '1' : '0'}`;
  it.each([
    ['nothing', null, 'tsp.key-missing'],
    ['a session of the portal', 'A'.repeat(43), 'tsp.key-missing'],
    ['a mistyped key', mistyped, 'tsp.key-malformed'],
    ['half a key', own.key.slice(0, 30), 'tsp.key-malformed'],
  ])('is shut to %s: 401, and nothing is done', async (_, key, code) => {
    for (const { method, path } of partnerOperations) {
      const answer = await ask(method, path.replace(/:\w+/g, 'KD00000000000000'), {
        key,
        ...(method !== 'GET' && { body: {} }),
      });
      expect([answer.statusCode, answer.json().code], `${method} ${path}`).toEqual([401, code]);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    }
  });

  it('is shut to people who are signed in, whoever they are', async () => {
    for (const as of [person, admin]) expect((await call('GET', '/tsp/bills', { as })).statusCode).toBe(401);
  });

  it('opens nothing of the portal', async () => {
    for (const path of ['/expert-system', '/expert-system/keys', '/tsp-bills', '/reports/invoices'])
      expect([401, 404]).toContain((await call('GET', path, { as: `Bearer ${own.key}` })).statusCode);
  });

  it('says that test mode is not open, that a key has expired, and that it lacks a scope', async () => {
    expect((await ask('GET', '/bills', { key: makeKey('test').key })).json().code).toBe('tsp.test-mode-closed');
    expect((await ask('GET', '/bills', { key: makeKey('live').key })).json().code).toBe('tsp.key-unknown');
    const old = await givenKey(1, { days: -1 });
    expect((await ask('GET', '/bills', { key: old.key })).json().code).toBe('tsp.key-expired');
    const reader = await givenKey(1, { scopes: ['read'] });
    const refused = await ask('POST', '/bills', { key: reader.key, body: {} });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'tsp.scope-missing']);
    expect((await ask('GET', '/bills', { key: reader.key })).statusCode).toBe(200);
  });

  it('keeps to the addresses of the key', async () => {
    const made = (await make({ allowedAddresses: ['203.0.113.0/24', '2001:db8::7'] })).json();
    const from = async (address: string) =>
      (await ask('GET', '/revenue-heads', { key: made.key, from: address })).statusCode;
    expect(await Promise.all(['203.0.113.9', '2001:db8::7', '203.0.114.9', '2001:db8::8'].map(from))).toEqual([
      200, 200, 403, 403,
    ]);
  });

  it('revokes a key that stands in an address, and says so', async () => {
    const key = await givenKey(1);
    const answer = await ask('GET', `/bills?key=${key.key}`, { key: key.key });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'tsp.key-in-address']);
    expect((await ask('GET', '/bills', { key: key.key })).json().code).toBe('tsp.key-revoked');
    const shown = (await keys()).find(({ id }) => id === key.id);
    expect(shown).toMatchObject({ state: 'revoked', revokedWhy: 'in-address' });
    const encoded = await givenKey(1);
    await ask('GET', `/bills?a=${encoded.key.replaceAll('_', '%5F')}`, { key: null });
    expect((await ask('GET', '/bills', { key: encoded.key })).json().code).toBe('tsp.key-revoked');
  });

  it('leaves a key alone whose secret the address only guesses', async () => {
    const key = await givenKey(1);
    const other = makeKey('live', key.key.split('_')[2]).key;
    expect(keyPattern.test(other)).toBe(true);
    expect((await ask('GET', `/bills?key=${other}`, { key: null })).json().code).toBe('tsp.key-in-address');
    expect((await ask('GET', '/bills', { key: key.key })).statusCode).toBe(200);
  });

  it('counts calls by key: beyond the quota 429 with the seconds to wait, and another key goes on', async () => {
    const key = await givenKey(1);
    const start = (of: string) => ask('POST', '/bill-batches', { key: of, body: {} });
    const answers: Awaited<ReturnType<typeof start>>[] = [];
    for (let at = 0; at < 12; at += 1) answers.push(await start(key.key));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({ code: 'tsp.quota-exceeded', retryable: true });
    expect(refused[0]?.headers).toMatchObject({ ratelimit: expect.stringMatching(/^"batches";r=0;t=\d+$/) });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await start(own.key)).statusCode).toBe(422);
    expect((await ask('GET', '/revenue-heads', { key: key.key })).statusCode).toBe(200);
  });
});
