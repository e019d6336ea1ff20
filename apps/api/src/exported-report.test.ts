import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { seedDemoWorld } from '../seeds/seed-demo-world.ts';
import { type App, createApp } from './app.ts';
import { readConfig } from './platform/config/read-config.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { givenUser } from './testing/given-user.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, url } = await createTestDatabase();
await seedDemoWorld(url, new Date());
const keysDir = await mkdtemp(join(tmpdir(), 'portal-exported-'));
const running: App[] = [];
afterAll(async () => {
  await Promise.all(running.map((app) => app.stop()));
  await rm(keysDir, { recursive: true });
});

async function start(role: 'api' | 'worker'): Promise<App> {
  const uploads = join(keysDir, 'uploads');
  const env = {
    ...{ PORTAL_MODE: 'demo', DATABASE_URL: url, KEYS_DIR: keysDir, UPLOADS_DIR: uploads },
    ...{ API_PORT: '0', API_ROLE: role },
  };
  const app = await createApp(readConfig(env), createLogger({ level: 'silent' }));
  await app.start();
  running.push(app);
  return app;
}

async function sessionOf(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return token;
}

it('is asked for at one process, made by another, and downloaded until its owner is somebody else’s colleague', async () => {
  const { http } = await start('api');
  const clerk = await givenUser(db, { roles: ['MDA User'], mdaId: 1 });
  const call = async (method: 'GET' | 'POST', path: string, token: string, payload?: object) =>
    http.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    });
  const token = await sessionOf(clerk);
  const wanted = { report: 'invoices', asked: { minDate: '2024-01-01' }, format: 'csv', language: 'en' };
  const asked = await call('POST', '/exports', token, wanted);
  expect(asked.json()).toMatchObject({ state: 'queued' });
  const { id } = asked.json();

  await start('worker');
  await vi.waitFor(async () => expect((await call('GET', `/exports/${id}`, token)).json().state).toBe('done'), {
    timeout: 50_000,
    interval: 100,
  });
  const file = await call('GET', `/exports/${id}/file`, token);
  const { rows } = await db.$client.query<{ reference: string }>('select reference from bills where mda_id = 1');
  expect(file.statusCode).toBe(200);
  expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
  expect(file.body.match(/"KD\w+"/g)?.toSorted()).toEqual(rows.map(({ reference }) => `"${reference}"`).toSorted());

  // Moving ends the session; the next one has another MDA.
  await db.$client.query('update users set mda_id = 2 where id = $1', [clerk]);
  await vi.waitFor(async () => expect((await call('GET', `/exports/${id}/file`, token)).statusCode).toBe(401));
  expect((await call('GET', `/exports/${id}/file`, await sessionOf(clerk))).statusCode).toBe(403);
});
