import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyEndpoint } from '@portal/contracts/every-endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type App, createApp } from './app.ts';
import { readConfig } from './platform/config/read-config.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { givenBill, givenIntent } from './testing/given.ts';
import { givenUser } from './testing/given-user.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, url } = await createTestDatabase();
const keysDir = await mkdtemp(join(tmpdir(), 'portal-app-'));
const soon = { timeout: 30_000, interval: 50 };

let app: App;
beforeAll(async () => {
  // The api role: jobs are taken and left for a worker, so that no mail leaves this test.
  const env = { PORTAL_MODE: 'demo', DATABASE_URL: url, KEYS_DIR: keysDir, API_PORT: '0', API_ROLE: 'api' };
  app = await createApp(readConfig(env), createLogger({ level: 'silent' }));
  await app.start();
});
afterAll(async () => {
  await app.stop();
  await rm(keysDir, { recursive: true });
});

describe('the API as it is put together', () => {
  it('serves every endpoint of the contract, and its documentation says so', async () => {
    const { paths } = (await app.http.inject('/api/v1/openapi.json')).json();
    const documented = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const promised = everyEndpoint.map(({ method, path }) => `${method} /api/v1${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual(promised.sort());
  });

  it('shows a bill and, once it is paid, the receipt that its own keys prove', async () => {
    const bill = await givenBill(db);
    const { id, providerRef } = await givenIntent(db, bill);
    const open = async () => (await app.http.inject(`/api/v1/bills/open?billReference=${bill.reference}`)).json();
    expect(await open()).toMatchObject({ bill: { status: 'unpaid' }, receipt: null });

    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      id,
      providerRef,
      bill.totalKobo,
    ]);

    const { receipt } = await open();
    const { keys } = (await app.http.inject('/api/v1/receipts/keys')).json();
    const [header = ''] = receipt.signedReceipt.split('.');
    expect(keys.map(({ kid }: { kid: string }) => kid)).toContain(JSON.parse(atob(header)).kid);
  });

  it('lets no page of another origin read an answer or send a token', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const answer = await app.http.inject({ method, url: '/api/v1/sessions', headers });
      const allowed = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect(allowed).toEqual([]);
    }
  });

  it('leaves the mail of every receipt to a worker, once', async () => {
    const bill = await givenBill(db);
    const { id, providerRef } = await givenIntent(db, bill);
    await db.$client.query(`select confirm_payment($1, $2, $3, 'card', now(), 'requery')`, [
      id,
      providerRef,
      bill.totalKobo,
    ]);
    await vi.waitFor(async () => {
      const { rows } = await db.$client.query(
        `select state from jobs.job where name = 'send-receipt-mail' and data ->> 'billReference' = $1`,
        [bill.reference],
      );
      expect(rows).toEqual([{ state: 'created' }]);
    }, soon);
  });

  it('knows a session, and within a second that it ended somewhere else', async () => {
    const token = 'T'.repeat(43);
    const id = await givenUser(db, { roles: ['Individual'] });
    await db.$client.query(
      `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
       values ($1, $2, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour')`,
      [createHash('sha256').update(token).digest(), id],
    );
    const status = async () =>
      (await app.http.inject({ url: '/api/v1/sessions', headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect([await status(), await status()]).toEqual([200, 200]);
    await db.$client.query('update sessions set revoked_at = now()');
    await vi.waitFor(async () => expect(await status()).toBe(401), { timeout: 1_000, interval: 20 });
  });

  it('shows its figures, with how many browsers wait', async () => {
    expect((await app.http.inject('/metrics')).body).toContain('hub_connections{hub="payments"} 0');
  });
});
