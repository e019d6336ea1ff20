import { chmod, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningPostgres, startPostgres } from '../start-postgres.ts';
import { checkManifest } from './check-manifest.ts';
import { type RunningStandby, startStandby } from './start-standby.ts';
import { takeBaseBackup } from './take-base-backup.ts';

let folder = '';
let primary: RunningPostgres;
let standby: RunningStandby;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-replication-'));
  await chmod(folder, 0o755);
  primary = await startPostgres({ dataDir: join(folder, 'a'), durable: false });
  stops.push(() => primary.stop());
  await query(primary.superuserUrl, 'create table kept (id int primary key, of text not null)');
}, 300_000);

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await rm(folder, { recursive: true, force: true });
});

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // Servers are killed under connections here.
  client.on('error', () => {});
  await client.connect();
  return client;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = await connected(url);
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

it('copies a server as it runs, and finds every damage of the copy', { timeout: 300_000 }, async () => {
  const copy = join(folder, 'copy');
  await takeBaseBackup({ url: primary.superuserUrl, folder: copy });
  await checkManifest(copy);
  const file = await open(join(copy, 'global', 'pg_control'), 'r+');
  await file.write(Buffer.of(0xff), 0, 1, 100);
  await file.close();
  await expect(checkManifest(copy)).rejects.toThrow('global/pg_control is not what the server sent');
  await rm(copy, { recursive: true });
});

it('loses nothing that was acknowledged when the primary is killed and its standby promoted', {
  timeout: 300_000,
}, async () => {
  standby = await startStandby({
    dataDir: join(folder, 'b'),
    primaryUrl: primary.superuserUrl,
    name: 'b',
    durable: false,
  });
  stops.push(() => standby.stop());
  await expect(query(standby.superuserUrl, `insert into kept values (0, 'nobody')`)).rejects.toThrow('read-only');
  await query(primary.superuserUrl, `alter system set synchronous_standby_names = 'FIRST 1 (b)'`);
  await query(primary.superuserUrl, 'select pg_reload_conf()');

  const writer = await connected(primary.superuserUrl);
  await writer.query('set synchronous_commit = on');
  const acknowledged: number[] = [];
  const writing = (async () => {
    for (let id = 1; ; id += 1) {
      await writer.query(`insert into kept values ($1, 'both')`, [id]);
      acknowledged.push(id);
      if (id === 200) process.kill(primary.pid, 'SIGKILL');
    }
  })();
  await expect(writing).rejects.toThrow();
  await primary.exited;

  await standby.promote();
  const rows = await query(standby.superuserUrl, 'select id from kept');
  const found = new Set(rows.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(200);
  expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  await query(
    standby.superuserUrl,
    `set synchronous_commit = off; insert into kept values (100000, 'the new primary')`,
  );
});

it('refuses a server that has rows nobody else has, and copies it anew when told to', {
  timeout: 300_000,
}, async () => {
  const alone = await startPostgres({ dataDir: join(folder, 'a'), durable: false });
  await query(alone.superuserUrl, `insert into kept values (200000, 'the old primary alone')`);
  await alone.stop();

  const options = { dataDir: join(folder, 'a'), primaryUrl: standby.superuserUrl, name: 'a', durable: false };
  await expect(startStandby(options)).rejects.toThrow('has gone another way than its primary');
  await expect(startPostgres({ dataDir: join(folder, 'a'), durable: false })).rejects.toThrow('is that of a standby');

  const again = await startStandby({ ...options, copyDiverged: true });
  stops.push(() => again.stop());
  expect(await query(again.superuserUrl, 'select of from kept where id >= 100000')).toEqual([
    { of: 'the new primary' },
  ]);
});
