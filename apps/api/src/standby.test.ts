import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RunningPostgres, type RunningStandby, startPostgres, startStandby } from '@portal/embedded-postgres';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createFiguresReader } from './modules/reading/reporting/figures-reader.ts';
import { createDatabase, type Database } from './platform/db/database.ts';
import { standbyAge } from './platform/db/standby-age.ts';
import { createReadAs } from './platform/scope/read-as.ts';
import { databaseReadiness } from './readiness.ts';
import { closedPort, soon } from './testing/api-process.ts';
import { asSuperuser } from './testing/as-superuser.ts';

let folder = '';
let primary: RunningPostgres;
let standby: RunningStandby;
let db: Database;
let behind: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-standby-'));
  await chmod(folder, 0o711);
  primary = await startPostgres({ dataDir: join(folder, 'a'), durable: false });
  await asSuperuser(primary.superuserUrl, (client) =>
    client.query('create table kept (id int); grant select, insert on kept to portal_application'),
  );
  standby = await startStandby({
    dataDir: join(folder, 'b'),
    primaryUrl: primary.superuserUrl,
    name: 'b',
    durable: false,
  });
  db = createDatabase(primary.url);
  const { port } = new URL(standby.superuserUrl);
  behind = createDatabase(Object.assign(new URL(primary.url), { port }).href, { patienceMs: 0 });
}, 300_000);

afterAll(async () => {
  await Promise.all([db.$client.end(), behind.$client.end()]);
  await standby.stop();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

const onStandby = (text: string) => asSuperuser(standby.superuserUrl, (client) => client.query(text));
const onPrimary = (text: string) => asSuperuser(primary.superuserUrl, (client) => client.query(text));

it('is as old as the first thing that it does not know yet', async () => {
  expect(await standbyAge(db.$client)).toBe(0);
  await vi.waitFor(async () => expect(await standbyAge(behind.$client)).toBe(0), soon);
  // What has come tells how old it is; a standby that has just started knows nothing yet.
  await db.$client.query('insert into kept values (0)');
  await vi.waitFor(async () => expect((await behind.$client.query('select from kept')).rowCount).toBe(1), soon);
  await onStandby('select pg_wal_replay_pause()');
  await db.$client.query('insert into kept values (1)');
  await vi.waitFor(async () => expect(await standbyAge(behind.$client)).toBeGreaterThan(300), soon);
  await onStandby('select pg_wal_replay_resume()');
  await vi.waitFor(async () => expect(await standbyAge(behind.$client)).toBe(0), soon);
});

it('gives figures with their age, and never what a taxpayer sees of their own', async () => {
  const main = { readAs: createReadAs(db), clock: { now: () => new Date('2026-01-05T10:00:00Z') } };
  const log = { warn: vi.fn() };
  const reader = createFiguresReader({ main, standby: behind, log });
  const state = { kind: 'state' } as const;
  await onStandby('select pg_wal_replay_pause()');
  await db.$client.query('insert into kept values (2)');
  await vi.waitFor(async () => {
    const { clock } = await reader(state);
    expect(clock.now().getTime()).toBeLessThan(main.clock.now().getTime() - 100);
  }, soon);
  expect((await reader(state)).readAs).not.toBe(main.readAs);
  expect(await reader({ kind: 'unproved' } as never)).toBe(main);
  expect(await reader({ kind: 'taxpayer', tpui: 'KD1' } as never)).toBe(main);
  await onStandby('select pg_wal_replay_resume()');

  const away = createDatabase(`postgres://portal@127.0.0.1:${closedPort}/portal`, { patienceMs: 0 });
  expect(await createFiguresReader({ main, standby: away, log })(state)).toBe(main);
  expect(log.warn).toHaveBeenCalledOnce();
  await away.$client.end();
});

it('makes the portal unready while a commit waits for a standby that is not there', async () => {
  const { reasons } = databaseReadiness(db.$client, () => false, { areRecent: () => false });
  const waiting = 'commits wait for the standby of the database';
  expect(await reasons()).not.toContain(waiting);
  await onPrimary(`alter system set synchronous_standby_names = 'nobody'`);
  await onPrimary('select pg_reload_conf()');
  const writer = await db.$client.connect();
  await writer.query('set synchronous_commit = on');
  const committing = writer.query('insert into kept values (3)');
  await vi.waitFor(async () => expect(await reasons()).toEqual([waiting]), soon);
  await onPrimary('alter system reset synchronous_standby_names');
  await onPrimary('select pg_reload_conf()');
  await committing;
  writer.release(true);
  expect(await reasons()).not.toContain(waiting);
});
