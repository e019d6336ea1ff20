import { defineEndpoint } from '@portal/contracts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDatabase } from './platform/db/database.ts';
import { createWriteFailures } from './platform/db/write-failures.ts';
import { createHttpServer } from './platform/http/create-http-server.ts';
import { serveHealth } from './platform/http/health.ts';
import { serve } from './platform/http/serve.ts';
import { databaseReadiness } from './readiness.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, url } = await createTestDatabase();
const keep = defineEndpoint({
  method: 'POST',
  path: '/kept',
  summary: 'Keep something',
  access: 'public',
  response: z.object({}),
});

/** A server on a database of which the test says what it answers to a write. */
async function serverOn(pool = db.$client, write = async () => {}) {
  let now = 0;
  const failures = createWriteFailures(() => now);
  const app = await createHttpServer({ onFailure: failures.note });
  serve(app, keep, async () => {
    await write();
    return {};
  });
  serveHealth(
    app,
    databaseReadiness(pool, () => false, failures),
  );
  return {
    write: async () => (await app.inject({ method: 'POST', url: '/api/v1/kept' })).statusCode,
    ready: async () => {
      const answer = await app.inject('/readyz');
      return [answer.statusCode, answer.json().reasons];
    },
    later: (ms: number) => {
      now += ms;
    },
  };
}

it('is there while the database takes writes', async () => {
  const { write, ready } = await serverOn();
  expect([await write(), await ready()]).toEqual([200, [200, []]]);
});

it('is not there while the database is read-only, and writes are answered with 503', async () => {
  const readOnly = createDatabase(`${url}?options=-c%20default_transaction_read_only%3Don`);
  const insert = `insert into outbox (topic, dedupe_key, payload) values ('a', 'readiness', '{}')`;
  const { write, ready } = await serverOn(readOnly.$client, async () => void (await readOnly.$client.query(insert)));
  expect([await write(), await ready()]).toEqual([503, [503, ['the database takes no writes']]]);
  await readOnly.$client.end();
});

it('is not there after a write found the disk full, and comes back by itself', async () => {
  let code = '53100';
  const { write, ready, later } = await serverOn(db.$client, async () => {
    if (code) throw Object.assign(new Error('could not extend file'), { code });
  });
  expect([await write(), await ready()]).toEqual([503, [503, ['the database takes no writes']]]);
  code = '';
  later(30_000);
  expect([await write(), await ready()]).toEqual([200, [200, []]]);
});
