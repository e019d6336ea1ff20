import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { liveHubMethods, liveHubPath } from '@portal/contracts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type App, createApp } from './app.ts';
import { readConfig } from './platform/config/read-config.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { publishNotice } from './platform/notices/publish-notice.ts';
import { givenUser } from './testing/given-user.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, url } = await createTestDatabase();
const keysDir = await mkdtemp(join(tmpdir(), 'portal-live-'));
const soon = { timeout: 30_000, interval: 20 };
const connections: HubConnection[] = [];

let app: App;
let address: string;
beforeAll(async () => {
  const env = { PORTAL_MODE: 'demo', DATABASE_URL: url, KEYS_DIR: keysDir, API_PORT: '0', API_ROLE: 'api' };
  app = await createApp(readConfig(env), createLogger({ level: 'silent' }));
  address = await app.start();
});
afterAll(async () => {
  for (const connection of connections) await connection.stop();
  await app.stop();
  await rm(keysDir, { recursive: true });
});

async function sessionOf(userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), userId],
  );
  return token;
}

const ask = async (token: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  (
    await app.http.inject({
      method,
      url: `/api/v1${path}`,
      headers: { authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
  ).json();

/** A browser of somebody who is signed in; what it heard. */
async function browserWith(token: string) {
  const connection = new HubConnectionBuilder()
    .withUrl(address + liveHubPath, {
      transport: HttpTransportType.WebSockets,
      withCredentials: false,
      accessTokenFactory: async () => (await ask(token, 'POST', '/live-tickets', {})).ticket,
    })
    .configureLogging(LogLevel.None)
    .build();
  const heard: string[] = [];
  connection.on(liveHubMethods.changed, ({ topic }: { topic: string }) => heard.push(topic));
  await connection.start();
  connections.push(connection);
  await connection.invoke(liveHubMethods.follow, 'inbox');
  return heard;
}

const tell = (...to: string[]) =>
  db.transaction((tx) =>
    publishNotice(tx, { to, kind: 'export.ready', facts: { report: 'Invoices' }, occasion: randomUUID() }),
  );

it('what is told reaches the open screen of the person with the commit, and a session that has ended hears nothing', async () => {
  const [amina, bala] = [await givenUser(db, { roles: ['Admin'] }), await givenUser(db, { roles: ['Admin'] })];
  const [phone, desk, others] = [await sessionOf(amina), await sessionOf(amina), await sessionOf(bala)];
  const [onPhone, onDesk, ofBala] = [await browserWith(phone), await browserWith(desk), await browserWith(others)];

  await tell(amina);
  await vi.waitFor(() => expect([onPhone, onDesk].map(({ length }) => length)).toEqual([1, 1]), soon);
  expect(await ask(phone, 'GET', '/notices/unread')).toEqual({ unread: 1, isBounded: false });
  expect(ofBala).toEqual([]);

  await ask(phone, 'DELETE', '/sessions/current');
  // The end of a session travels the same way as news: what comes after it is heard after it.
  await vi.waitFor(async () => {
    const before = onPhone.length;
    await tell(bala, amina);
    const heard = onDesk.length;
    await vi.waitFor(() => expect(onDesk.length).toBeGreaterThan(heard), soon);
    expect(onPhone.length).toBe(before);
  }, soon);
  expect(ofBala.length).toBeGreaterThan(0);
  // A token is no ticket.
  for (const wrong of [desk, phone, '']) {
    const { status } = await fetch(`${address}${liveHubPath}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { authorization: `Bearer ${wrong}` },
    });
    expect(status).toBe(401);
  }
});
