import { randomBytes } from 'node:crypto';
import { connect, createServer, type Server } from 'node:net';
import { defineEndpoint } from '@portal/contracts';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { asSuperuser } from '../../testing/as-superuser.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import { serve } from '../http/serve.ts';
import { createDatabase } from './database.ts';
import { grantRights } from './grant-rights.ts';
import { requireLimits, servingLimits } from './serving-limits.ts';
import { withoutLimits } from './without-limits.ts';

const { db, url, ownerUrl } = await createTestDatabase();
const pooled = createDatabase(url, { pooled: true, max: 1 });
const direct = createDatabase(url, { max: 1 });
afterAll(async () => {
  await Promise.all([pooled.$client.end(), direct.$client.end()]);
});

const named = { name: 'a-name', text: 'select $1::int as one', values: [1] };
const shownLimits = `select name, setting from pg_settings where name = any ($1) order by name`;

interface Asked {
  query(
    text: string,
    values: unknown[],
  ): Promise<{ readonly rows: { readonly name: string; readonly setting: string }[] }>;
}

async function limitsOf(asked: Asked) {
  const { rows } = await asked.query(shownLimits, [Object.keys(servingLimits)]);
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]));
}

describe('a database behind a pooler', () => {
  it('is asked without names, which the next server would not know', async () => {
    for (const [{ $client }, prepared] of [
      [pooled, 0],
      [direct, 1],
    ] as const) {
      expect((await $client.query(named)).rows).toEqual([{ one: 1 }]);
      expect((await $client.query(named)).rows).toEqual([{ one: 1 }]);
      expect((await $client.query('select from pg_prepared_statements')).rowCount).toBe(prepared);
    }
  });

  it('is sent no settings, and refused where its login has no limits', async () => {
    expect(await limitsOf(direct.$client)).toEqual(servingLimits);
    // A login of its own: runs of migrations of other databases of this server give theirs limits.
    const [login, password] = [`unlimited_${randomBytes(4).toString('hex')}`, randomBytes(12).toString('hex')];
    const { superuserUrl } = inject('postgres');
    await asSuperuser(superuserUrl, (client) =>
      client.query(`create role ${login} login password '${password}' in role portal_application`),
    );
    const unlimited = createDatabase(Object.assign(new URL(url), { username: login, password }).href, {
      ...{ pooled: true, max: 1 },
    });
    try {
      await expect(requireLimits(unlimited.$client)).rejects.toMatchObject({
        sentences: Object.keys(servingLimits)
          .sort()
          .map((name) => expect.stringContaining(`DATABASE_POOL_URL has no ${name}`)),
      });
    } finally {
      await unlimited.$client.end();
      await asSuperuser(superuserUrl, (client) => client.query(`drop role ${login}`));
    }
  });

  it('has the limits of its login, which a run of migrations sets once; sessions say that they have none', async () => {
    const [login, password] = [`limited_${randomBytes(4).toString('hex')}`, randomBytes(12).toString('hex')];
    const { superuserUrl } = inject('postgres');
    const theirs = Object.assign(new URL(url), { username: login, password }).href;
    const clients = [new pg.Client(theirs), new pg.Client(withoutLimits(theirs)), new pg.Client(ownerUrl)] as const;
    await asSuperuser(superuserUrl, (client) =>
      client.query(
        `create role ${login} login password '${password}' in role portal_application;
         alter role ${login} set lock_timeout = '7s'; grant ${login} to portal_owner with admin option, inherit false`,
      ),
    );
    try {
      await clients[2].connect();
      await grantRights(clients[2]);
      await Promise.all([clients[0].connect(), clients[1].connect()]);
      expect(await limitsOf(clients[0])).toEqual({ ...servingLimits, lock_timeout: 7_000 });
      expect(Object.values(await limitsOf(clients[1]))).toEqual([0, 0, 0]);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
      await asSuperuser(superuserUrl, (client) => client.query(`drop role ${login}`));
    }
  });
});

describe('who is cut off', () => {
  /** A way to the server that resets so many connections before it lets one through. */
  async function wayThatResets(count: number): Promise<Server> {
    let left = count;
    const { hostname, port } = new URL(url);
    const way = createServer((socket) => {
      socket.on('error', () => {});
      left -= 1;
      if (left >= 0) return void socket.resetAndDestroy();
      const far = connect(Number(port), hostname);
      far.on('error', () => socket.destroy());
      socket.pipe(far).pipe(socket);
    });
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
    return way;
  }

  it('asks again for a connection, on which nothing was said yet', async () => {
    const way = await wayThatResets(3);
    const address = way.address();
    const port = String(typeof address === 'object' ? address?.port : 0);
    const through = createDatabase(Object.assign(new URL(url), { port }).href);
    expect((await through.$client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await through.$client.end();
    way.close();
  });

  it('reads once more, and writes no second time', async () => {
    const app = await createHttpServer();
    const runs = { GET: 0, POST: 0 };
    for (const method of ['GET', 'POST'] as const) {
      const endpoint = defineEndpoint({
        method,
        path: '/cut-off',
        summary: 'Be cut off',
        access: 'public',
        response: z.object({ runs: z.number() }),
      });
      serve(app, endpoint, async () => {
        runs[method] += 1;
        const text = runs[method] === 1 ? 'select pg_terminate_backend(pg_backend_pid())' : 'select 1';
        await db.$client.query(text);
        return { runs: runs[method] };
      });
    }
    expect((await app.inject('/api/v1/cut-off')).json()).toEqual({ runs: 2 });
    const answer = await app.inject({ method: 'POST', url: '/api/v1/cut-off' });
    expect([answer.statusCode, runs.POST]).toEqual([503, 1]);
    await app.close();
  });
});
