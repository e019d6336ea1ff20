import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { paymentHubPath } from '@portal/contracts';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { apiProcesses, closedPort, soon } from './testing/api-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const { db, owner, url } = await createTestDatabase();
const keysDir = await mkdtemp(join(tmpdir(), 'portal-main-'));
const { run, ready } = apiProcesses({ KEYS_DIR: keysDir, DATABASE_URL: url });

afterAll(() => rm(keysDir, { recursive: true }));

/** A call that waits for us: every read of a bill stands behind this lock. */
async function holdBills() {
  const client = await db.$client.connect();
  await client.query('begin');
  await client.query('lock table bills in access exclusive mode');
  return {
    isWaitedFor: () =>
      vi.waitFor(async () => {
        const { rows } = await db.$client.query(
          // Nightly work may stand there too; the call is the one that reads a payer.
          `select 1 from pg_locks join pg_stat_activity using (pid)
           where not granted and relation = 'bills'::regclass and query ~ 'payer_first_name'`,
        );
        expect(rows).not.toHaveLength(0);
      }, soon),
    async release() {
      await client.query('rollback');
      client.release();
    },
  };
}

describe('a start that cannot succeed says why in a sentence', () => {
  it('when something is missing', async () => {
    const { exit, complaints } = run({ DATABASE_URL: '' });
    expect(await exit).toBe(1);
    expect(complaints()).toBe('DATABASE_URL is missing.\n');
  });

  it('when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const { exit, complaints } = run({ API_PORT: String(port) });
    expect(await exit).toBe(1);
    taken.close();
    expect(complaints()).toBe(`Port ${port} is taken: stop what listens there, or set API_PORT to another one.\n`);
  });

  it('when the database is away, without its password', async () => {
    const away = `postgres://portal:hunter2@127.0.0.1:${closedPort}/portal`;
    const { exit, complaints, output } = run({ DATABASE_URL: away });
    expect(await exit).toBe(1);
    expect(complaints()).toBe(
      'The database cannot be used (nothing listens there): start it, or check DATABASE_URL.\n',
    );
    expect(complaints() + output()).not.toContain('hunter2');
  });
});

describe('a process that is asked to stop', () => {
  it('finishes the call under way, takes no other, sends browsers away to reconnect, and ends in order', async () => {
    const { origin, child, exit, output } = await ready();
    const hub = new HubConnectionBuilder()
      .withUrl(origin + paymentHubPath, { withCredentials: false })
      .withAutomaticReconnect([60_000])
      .configureLogging(LogLevel.None)
      .build();
    const { promise: sentAway, resolve: reconnecting } = Promise.withResolvers<void>();
    hub.onreconnecting(() => reconnecting());
    await hub.start();
    const bills = await holdBills();
    const call = fetch(`${origin}/api/v1/bills/open?billReference=KD1`);
    await bills.isWaitedFor();

    child.kill('SIGTERM');

    await sentAway;
    await vi.waitFor(() => expect(fetch(`${origin}/livez`)).rejects.toThrow(), soon);
    await bills.release();
    expect((await call).status).toBe(404);
    expect(await exit).toBe(0);
    expect(output()).toContain('"msg":"stopped"');
    await hub.stop();
  });

  it('ends at once when it is asked twice', async () => {
    const { origin, child, exit } = await ready();
    const bills = await holdBills();
    const call = fetch(`${origin}/api/v1/bills/open?billReference=KD1`).catch(() => 'cut off');
    await bills.isWaitedFor();
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(`${origin}/livez`)).rejects.toThrow(), soon);
    child.kill('SIGTERM');
    expect(await exit).toBe(1);
    expect(await call).toBe('cut off');
    await bills.release();
  });
});

describe('a worker', () => {
  it('answers probes and nothing else', async () => {
    const { origin } = await ready({ API_ROLE: 'worker' });
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    expect((await fetch(`${origin}/api/v1/lookups/states`)).status).toBe(404);
  });
});

describe('readiness', () => {
  it('waits for migrations', async () => {
    const { rows } = await owner.$client.query<{ name: string; hash: string }>(
      'delete from migrations.applied where name = (select max(name) from migrations.applied) returning *',
    );
    const [last] = rows;
    const origin = await run({}).origin();
    const readyz = async () => (await fetch(`${origin}/readyz`)).json();
    await vi.waitFor(
      async () =>
        expect(await readyz()).toEqual({ status: 'not-ready', reasons: ['migrations are waiting to be applied'] }),
      soon,
    );
    await owner.$client.query('insert into migrations.applied (name, hash) values ($1, $2)', [last?.name, last?.hash]);
    expect(await readyz()).toEqual({ status: 'ready', reasons: [] });
  });
});
