import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@portal/contracts';
import { afterAll, expect, it, vi } from 'vitest';
import { seedDemoWorld } from '../seeds/seed-demo-world.ts';
import { createApp } from './app.ts';
import { readConfig } from './platform/config/read-config.ts';
import { createLogger } from './platform/logging/create-logger.ts';
import { givenUser } from './testing/given-user.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, url } = await createTestDatabase();
await seedDemoWorld(url, new Date());
const keysDir = await mkdtemp(join(tmpdir(), 'portal-same-period-'));
const env = {
  ...{ PORTAL_MODE: 'demo', DATABASE_URL: url, KEYS_DIR: keysDir, UPLOADS_DIR: join(keysDir, 'uploads') },
  ...{ API_PORT: '0', API_ROLE: 'both', RATE_LIMITS: 'off' },
};
const app = await createApp(readConfig(env), createLogger({ level: 'silent' }));
await app.start();
afterAll(async () => {
  await app.stop();
  await rm(keysDir, { recursive: true });
});

async function sessionOf(role: Role, place: { readonly mdaId?: number } = {}): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.$client.query(
    `insert into sessions (token_hash, user_id, door, address, device, created_at, last_used_at, idle_seconds, expires_at)
     values ($1, $2, 'public', '::1', '', now(), now(), 900, now() + interval '1 hour')`,
    [createHash('sha256').update(token).digest(), await givenUser(db, { roles: [role], ...place })],
  );
  return token;
}

async function call(method: 'GET' | 'POST', path: string, token: string, payload?: object) {
  return app.http.inject({
    method,
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

interface Row {
  readonly key?: string;
  readonly kobo?: number;
  readonly collectedKobo?: number;
  readonly billedKobo?: number;
}

/** From before the first bill of the demonstration, so that payments and their booking are in the same days. */
const period = 'minDate=2024-01-01';

it('the same period adds up: admin, governor, all MDAs, offices and expert systems, lists, the file and the books', async () => {
  await vi.waitFor(async () => expect((await db.$client.query('select from totals_queue limit 1')).rowCount).toBe(0), {
    timeout: 60_000,
    interval: 200,
  });
  const admin = await sessionOf('SuperAdmin');
  const read = async (path: string, token = admin) => {
    const answer = await call('GET', path, token);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  };
  const sum = (rows: readonly Row[], key: 'kobo' | 'collectedKobo' | 'billedKobo') =>
    rows.reduce((total, row) => total + (row[key] ?? 0), 0);
  const { collected, billed } = await read(`/reports/summary?${period}`);
  expect([collected.kobo > 0, billed.kobo > 0]).toEqual([true, true]);

  const governor = await read(`/reports/summary?${period}`, await sessionOf('Governor'));
  expect([governor.collected, governor.billed]).toEqual([collected, billed]);

  /** What belongs to no office, or came from no expert system. */
  const none = async (groupBy: string, measure: string) =>
    sum(
      (await read(`/reports/series?${period}&groupBy=${groupBy}&measure=${measure}`)).rows.filter(
        ({ key }: Row) => key === '',
      ),
      'kobo',
    );
  for (const [report, groupBy] of [
    ['mdas', 'mda'],
    ['tax-offices', 'office'],
    ['expert-systems', 'expert-system'],
  ] as const) {
    const { data, totals } = await read(`/reports/${report}?${period}&pageSize=200`);
    // Among tax offices what none of them has yet is a row of its own.
    const others =
      groupBy === 'office'
        ? { billed: 0, collected: 0 }
        : { billed: await none(groupBy, 'billed'), collected: await none(groupBy, 'collected') };
    expect([report, sum(data, 'billedKobo') + others.billed, sum(data, 'collectedKobo') + others.collected]).toEqual([
      report,
      billed.kobo,
      collected.kobo,
    ]);
    expect([totals.billedKobo, totals.collectedKobo]).toEqual([sum(data, 'billedKobo'), sum(data, 'collectedKobo')]);
    if (groupBy === 'mda') expect(others).toEqual({ billed: 0, collected: 0 });
  }

  // Each MDA’s own people see their part, and the parts are the whole.
  const { rows: mdas } = await db.$client.query<{ id: number }>('select id from mdas order by id');
  const parts: Row[] = [];
  for (const { id } of mdas) {
    const own = await read(`/reports/summary?${period}`, await sessionOf('MDA User', { mdaId: id }));
    parts.push({ collectedKobo: own.collected.kobo, billedKobo: own.billed.kobo });
  }
  expect([sum(parts, 'billedKobo'), sum(parts, 'collectedKobo')]).toEqual([billed.kobo, collected.kobo]);

  const list = await read(`/reports/collections/totals?${period}`);
  expect(list.totals.amountKobo).toBe(collected.kobo);

  const wanted = { report: 'collections', asked: { minDate: '2024-01-01' }, format: 'csv', language: 'en' };
  const { id } = (await call('POST', '/exports', admin, wanted)).json();
  await vi.waitFor(async () => expect((await read(`/exports/${id}`)).state).toBe('done'), {
    timeout: 60_000,
    interval: 200,
  });
  const file = (await call('GET', `/exports/${id}/file`, admin)).body;
  const { rows: lines } = await db.$client.query<{ count: number }>(
    'select count(*)::int as count from collection_lines',
  );
  expect(file.match(/"KDR-/g)?.length).toBe(lines[0]?.count);

  const { rows: books } = await db.$client.query<{ kobo: string }>(
    `select -sum(amount_kobo) as kobo from ledger_entries where account like 'revenue:%'`,
  );
  expect(Number(books[0]?.kobo)).toBe(collected.kobo);
}, 180_000);
