import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../../platform/logging/create-logger.ts';
import { listenForWakeUps, type WakeUps } from '../../../../platform/realtime/wake-ups.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { givenAccount, startIdentity } from '../testing/identity-test-app.ts';

const { db, url } = await createTestDatabase();
const { call, sessionOf, pass, now } = await startIdentity(db);
const status = async (token: string) => (await call('GET', '/sessions/current', { token })).statusCode;

describe('a session', () => {
  it('says who it is and until when', async () => {
    const { email, ...account } = await givenAccount(db);
    const token = await sessionOf({ email, ...account });
    const answer = (await call('GET', '/sessions/current', { token })).json();
    expect(answer).toEqual({
      user: {
        roles: ['Individual'],
        userRole: 'Individual',
        firstName: 'Amina',
        lastName: 'Bello',
        email,
        avatar: null,
        tpui: expect.stringMatching(/^KD-/),
        scope: { kind: 'taxpayer', tpui: expect.stringMatching(/^KD-/) },
      },
      expiresAt: new Date(now().getTime() + 12 * 3600_000).toISOString(),
      idleExpiresAt: new Date(now().getTime() + 30 * 60_000).toISOString(),
      now: now().toISOString(),
    });
  });

  it('says whose matters the active role may see, by name', async () => {
    const scope = async (role: string) => {
      const token = await sessionOf(await givenAccount(db, { roles: [role] }));
      return (await call('GET', '/sessions/current', { token })).json().user.scope;
    };
    const { rows } = await db.$client.query(
      `select (select name from mdas where id = 1) as mda, (select name from tax_offices where id = 6) as office,
         (select name from expert_systems where id = 1) as system`,
    );
    const [{ mda, office, system }] = rows;
    expect(await scope('MDA User')).toEqual({ kind: 'mda', mdaId: 1, name: mda });
    const officer = { kind: 'tax-offices', taxOfficeId: 6, name: office };
    expect(await scope('Tax Officer')).toEqual({ ...officer, reach: 'own' });
    expect(await scope('Tax Office Director')).toEqual({ ...officer, reach: 'all' });
    expect(await scope('Expert System')).toEqual({ kind: 'expert-system', expertSystemId: 1, name: system });
  });

  it.each([
    { role: 'Individual', minutes: 30 },
    { role: 'Tax Officer', minutes: 15 },
  ])(
    'of $role ends after $minutes minutes without use, and use or an extension begins them again',
    async ({ role, minutes }) => {
      const account = await givenAccount(db, { roles: [role] });
      const token = await sessionOf(account);
      pass(minutes * 60 - 1);
      expect(await status(token)).toBe(200);
      pass(minutes * 60 - 1);
      const extended = await call('POST', '/sessions/current/extension', { token });
      expect(extended.json().idleExpiresAt).toBe(new Date(now().getTime() + minutes * 60_000).toISOString());
      pass(minutes * 60);
      expect(await status(token)).toBe(401);
    },
  );

  it('is not kept alive by what a page asks by itself', async () => {
    const token = await sessionOf(await givenAccount(db));
    const byItself = async () => (await call('GET', '/notices/unread', { token })).statusCode;
    for (let minutes = 0; minutes < 25; minutes += 5) {
      pass(5 * 60);
      expect(await byItself()).toBe(200);
    }
    pass(5 * 60);
    expect([await byItself(), await status(token)]).toEqual([401, 401]);
  });

  it('ends after twelve hours, however busy', async () => {
    const token = await sessionOf(await givenAccount(db));
    for (let quarter = 0; quarter < 47; quarter += 1) {
      pass(15 * 60);
      expect(await status(token)).toBe(200);
    }
    pass(15 * 60);
    expect(await status(token)).toBe(401);
  });

  it('is dead once signed out', async () => {
    const account = await givenAccount(db);
    const token = await sessionOf(account);
    expect((await call('DELETE', '/sessions/current', { token })).statusCode).toBe(200);
    expect(await status(token)).toBe(401);
    const { rows } = await db.$client.query('select action, subject from activity_log where actor = $1 order by id', [
      `user:${account.id}`,
    ]);
    expect(rows.at(-1)).toEqual({ action: 'session.closed', subject: `user:${account.id}` });
  });

  it.each([
    '',
    'Bearer',
    'Bearer x',
    `Bearer ${'A'.repeat(43)}`,
    `Basic ${'A'.repeat(43)}`,
    `Bearer ${'A'.repeat(43)}'--`,
  ])('is not opened by the header "%s"', async (authorization) => {
    expect((await call('GET', '/sessions/current', { headers: { authorization } })).statusCode).toBe(401);
  });
});

describe('own sessions', () => {
  it('are listed newest first with the device, and end one by one or all others at once', async () => {
    const account = await givenAccount(db);
    const foreign = await sessionOf(await givenAccount(db));
    const tokens: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      pass(1);
      tokens.push(await sessionOf(account));
    }
    const [first = '', second = '', third = ''] = tokens;
    const list = (await call('GET', '/sessions', { token: third })).json();
    expect(list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toEqual([true, false, false]);
    expect(list[0]).toMatchObject({ address: '41.58.0.1' });
    expect((await call('DELETE', `/sessions/${list[2].id}`, { token: third })).statusCode).toBe(200);
    expect([await status(first), await status(second), await status(third)]).toEqual([401, 200, 200]);
    expect((await call('DELETE', '/sessions/others', { token: third })).json()).toEqual({ ended: 1 });
    expect([await status(second), await status(third), await status(foreign)]).toEqual([401, 200, 200]);
  });

  it("do not include anybody else's: a foreign, a missing and a malformed id end nothing", async () => {
    const [mine, foreign] = [await sessionOf(await givenAccount(db)), await sessionOf(await givenAccount(db))];
    const [{ id }] = (await call('GET', '/sessions', { token: foreign })).json();
    const end = async (which: string) => (await call('DELETE', `/sessions/${which}`, { token: mine })).statusCode;
    expect(await end(id)).toBe(404);
    expect(await end('019aa000-0000-7000-8000-000000000000')).toBe(404);
    expect(await end('mine')).toBe(422);
    expect(await status(foreign)).toBe(200);
  });

  it.each([
    ['GET', '/sessions'],
    ['GET', '/sessions/current'],
    ['POST', '/sessions/current/extension'],
    ['DELETE', '/sessions/current'],
    ['DELETE', '/sessions/others'],
    ['DELETE', '/sessions/019aa000-0000-7000-8000-000000000000'],
  ] as const)('need a session: %s %s', async (method, path) => {
    expect((await call(method, path)).json().code).toBe('session.expired');
  });
});

describe('two replicas', async () => {
  const listeners: (WakeUps | undefined)[] = [];
  const replica = async (index: number) => {
    const started = await startIdentity(db, { hearsOfEnds: () => listeners[index]?.isListening() ?? false });
    listeners[index] = listenForWakeUps({
      databaseUrl: url,
      log: createLogger({ level: 'silent' }),
      onWake: async (_topic, keys) => started.checker.forget(keys),
      onMissed: async () => started.checker.forgetAll(),
    });
    return started;
  };

  it('answer from memory, and both know within a second that a session ended', async () => {
    const [one, two] = [await replica(0), await replica(1)];
    await vi.waitFor(() => expect(listeners.every((listener) => listener?.isListening())).toBe(true), 20_000);
    const account = await givenAccount(db);
    const token = await one.sessionOf(account);
    const statusAt = async ({ call: ask }: typeof one) => (await ask('GET', '/sessions', { token })).statusCode;
    const looks = vi.spyOn(db.$client, 'query');
    for (let index = 0; index < 5; index += 1) expect([await statusAt(one), await statusAt(two)]).toEqual([200, 200]);
    const checks = looks.mock.calls.filter(([query]) => JSON.stringify(query).includes('"live-session"'));
    looks.mockRestore();
    expect(checks).toHaveLength(2);

    await db.$client.query('update sessions set revoked_at = now() where user_id = $1', [account.id]);
    await vi.waitFor(async () => expect([await statusAt(one), await statusAt(two)]).toEqual([401, 401]), {
      timeout: 1_000,
      interval: 20,
    });
    await Promise.all(listeners.map((listener) => listener?.stop()));
  });

  it('know within a second also when the news was lost on the way', async () => {
    const deaf = await startIdentity(db, { hearsOfEnds: () => true });
    const account = await givenAccount(db);
    const token = await deaf.sessionOf(account);
    const answers = async () => (await deaf.call('GET', '/sessions', { token })).statusCode;
    expect(await answers()).toBe(200);
    await db.$client.query('update sessions set revoked_at = now() where user_id = $1', [account.id]);
    deaf.pass(0.999);
    expect(await answers()).toBe(200);
    deaf.pass(0.001);
    expect(await answers()).toBe(401);
  });

  it('ask once a second for all the sessions that are in use, and notice each that ended', async () => {
    const busy = await startIdentity(db, { hearsOfEnds: () => true });
    const people = await Promise.all(Array.from({ length: 5 }, () => givenAccount(db)));
    const tokens: string[] = [];
    for (const person of people) tokens.push(await busy.sessionOf(person));
    const all = () =>
      Promise.all(tokens.map(async (token) => (await busy.call('GET', '/roles', { token })).statusCode));
    expect(await all()).toEqual([403, 403, 403, 403, 403]);
    expect(await all()).toEqual([403, 403, 403, 403, 403]);
    await db.$client.query('update sessions set revoked_at = now() where user_id = $1', [people[2]?.id]);
    busy.pass(1);
    const asked = vi.spyOn(db.$client, 'query');
    expect(await all()).toEqual([403, 403, 401, 403, 403]);
    const names = asked.mock.calls.map(([query]) => (query as unknown as { name?: string }).name);
    asked.mockRestore();
    expect(names.filter((name) => name === 'still-live-sessions')).toHaveLength(1);
    expect(names.filter((name) => name === 'live-session')).toHaveLength(1);
  });

  it('ask the database at every call while they would not hear of an end', async () => {
    const deaf = await startIdentity(db, { hearsOfEnds: () => false });
    const account = await givenAccount(db);
    const token = await deaf.sessionOf(account);
    expect((await deaf.call('GET', '/sessions', { token })).statusCode).toBe(200);
    await db.$client.query('update sessions set revoked_at = now() where user_id = $1', [account.id]);
    expect((await deaf.call('GET', '/sessions', { token })).statusCode).toBe(401);
  });
});
