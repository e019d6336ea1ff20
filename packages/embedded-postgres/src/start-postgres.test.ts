import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installBinaries } from './binaries.ts';
import { removePostgresData } from './data-folder.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { type RunningPostgres, startPostgres } from './start-postgres.ts';

const isRoot = process.getuid?.() === 0;
const canDropRights = isRoot && existsSync('/usr/bin/setpriv');
const startAndStay = fileURLToPath(new URL('./testing/start-and-stay.ts', import.meta.url));

let folder = '';
let running: RunningPostgres[] = [];
let started: number[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'embedded-postgres-'));
  await chmod(folder, 0o755);
});

afterEach(async () => {
  for (const server of running) await server.stop();
  for (const pid of started) await endProcess(pid);
  running = [];
  started = [];
  await rm(folder, { recursive: true, force: true });
});

async function start(options: Partial<Parameters<typeof startPostgres>[0]> = {}) {
  const server = await startPostgres({ dataDir: join(folder, 'data'), durable: false, ...options });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  // A server that is killed under a connection ends it; the test asks the next server.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts a portal in a process of its own and gives its first line of output. */
async function startElsewhere(prefix: string[] = [], dataDir = join(folder, 'data'), env: NodeJS.ProcessEnv = {}) {
  const [program = process.execPath, ...args] = [...prefix, process.execPath, startAndStay, dataDir];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const answer = JSON.parse(line.toString()) as { url: string; ownerUrl: string; pid: number; refused?: string };
  if (answer.pid) started.push(answer.pid);
  return { child, ...answer };
}

async function kill(child: ReturnType<typeof spawn>) {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function endProcess(pid: number) {
  try {
    process.kill(pid, 'SIGINT');
    for (;;) {
      process.kill(pid, 0);
      await new Promise((resolve) => setImmediate(resolve));
    }
  } catch {
    // It has ended.
  }
}

describe('startPostgres', () => {
  it('keeps the data and the password over a restart', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();

    const second = await start();

    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  });

  it('listens on the loopback address only and asks for a password that only its owner can read', async () => {
    const { url } = await start({ durable: true });

    expect(await query(url, `select current_setting('listen_addresses') as a, current_setting('fsync') as f`)).toEqual([
      { a: '127.0.0.1', f: 'on' },
    ]);
    await expect(query(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow('password');
    expect((await stat(join(folder, 'data', 'password'))).mode & 0o777).toBe(0o600);
  });

  it('sorts alike on every system and stores any language', async () => {
    const { url } = await start();
    expect(
      await query(
        url,
        'select datlocprovider, datlocale, pg_encoding_to_char(encoding) as e from pg_database where datname = current_database()',
      ),
    ).toEqual([{ datlocprovider: 'b', datlocale: 'C.UTF-8', e: 'UTF8' }]);
  });

  it('gives up durability only when asked', async () => {
    const { url } = await start();
    expect(await query(url, `select current_setting('fsync') as f, current_setting('full_page_writes') as w`)).toEqual([
      { f: 'off', w: 'off' },
    ]);
  });

  it('ends with a portal that was killed', async () => {
    const { child, pid } = await startElsewhere();
    await kill(child);
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), { timeout: 45_000, interval: 50 });
  });

  it('takes over the folder of a portal that was killed, with everything it had committed', async () => {
    const killed = await startElsewhere();
    await query(killed.ownerUrl, 'create table kept as select 42 as answer');
    await kill(killed.child);

    const { ownerUrl, pid } = await start();

    expect(pid).not.toBe(killed.pid);
    expect(await query(ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('recovers after the server itself was killed', async () => {
    const first = await start({ durable: true });
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;

    const second = await start();

    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('starts although the process number it left behind belongs to another program by now', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(folder, 'data', 'cluster', 'postmaster.pid'), `${process.pid}\n`);

    const second = await start();

    expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('leaves the folder of a running portal alone', async () => {
    const { url } = await startElsewhere();

    await expect(start()).rejects.toThrow(/in use by a portal that is running .* DATABASE_URL/);

    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('serves the application with rows alone: no superuser, no owner, nothing that makes or changes a table', async () => {
    const { url, ownerUrl, readerUrl } = await start();
    await query(ownerUrl, 'create table kept (answer int); grant select, insert on kept to portal_application');
    await query(ownerUrl, 'grant select on kept to portal_reading');
    const attributes = `select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as power,
      pg_has_role(current_user, 'portal_owner', 'MEMBER') as owner from pg_roles where rolname = current_user`;

    await query(url, 'insert into kept values (42)');
    for (const attempt of [
      'create table more (answer int)',
      'alter table kept add column more int',
      'alter table kept disable trigger all',
      'truncate kept',
      'drop table kept',
      'set session_replication_role = replica',
      'set role portal_owner',
    ])
      await expect(query(url, attempt), attempt).rejects.toThrow(/permission denied|must be owner/);
    expect(await query(url, attributes)).toEqual([{ power: false, owner: false }]);

    expect(await query(readerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await expect(query(readerUrl, 'delete from kept')).rejects.toThrow(/permission denied|read-only/);
    expect(await query(readerUrl, attributes)).toEqual([{ power: false, owner: false }]);
    await expect(query(ownerUrl, 'set session_replication_role = replica')).rejects.toThrow('permission denied');
  });

  it('hands a folder of before, where everything was the superuser’s, over to the owner', async () => {
    const first = await start();
    await query(
      first.superuserUrl,
      `create extension pg_trgm; create type colour as enum ('red'); create schema old; create role portal_read_old;
       create table old.kept (id serial, colour colour, answer int generated always as identity);
       create view old.seen as select * from old.kept; create sequence old.alone;
       create function old.ask() returns int language sql as 'select 42'`,
    );
    await first.stop();

    const { ownerUrl } = await start();

    await query(
      ownerUrl,
      `alter table old.kept add column more int; create or replace view old.seen as select * from old.kept;
       create or replace function old.ask() returns int language sql as 'select 43'; alter type colour add value 'blue';
       drop sequence old.alone; grant portal_read_old to portal_application with inherit false, set true; create table old.another ()`,
    );
    expect(await query(ownerUrl, `select similarity('a', 'a') as s, old.ask() as a`)).toEqual([{ s: 1, a: 43 }]);
  });

  it('says which port is taken', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const address = holder.address();
    const port = typeof address === 'object' && address ? address.port : 0;

    await expect(start({ port, portVariable: 'POSTGRES_PORT' })).rejects.toThrow(
      new RegExp(`Port ${port} .* in use .* choose another port \\(POSTGRES_PORT\\), or .* DATABASE_URL`),
    );

    holder.close();
  });

  it.each([
    { damage: 'no version', file: 'PG_VERSION', content: undefined, says: /is broken .* DATABASE_URL/ },
    { damage: 'an empty version', file: 'PG_VERSION', content: '\n', says: /is broken .* DATABASE_URL/ },
    { damage: 'another version', file: 'PG_VERSION', content: '17\n', says: /made by PostgreSQL 17 .* DATABASE_URL/ },
    {
      damage: 'a torn file',
      file: 'global/pg_control',
      content: 'x',
      says: /does not start .*(FATAL|PANIC).* DATABASE_URL/,
    },
  ])('says that the data folder is broken: $damage', async ({ file, content, says }) => {
    await (await start()).stop();
    const path = join(folder, 'data', 'cluster', file);
    if (content === undefined) await rm(path);
    else await writeFile(path, content);

    await expect(start()).rejects.toThrow(says);
  });

  it('says that the password is gone instead of making another', async () => {
    await (await start()).stop();
    await rm(join(folder, 'data', 'password'));
    await expect(start()).rejects.toThrow(/password is missing .* DATABASE_URL/);
  });

  it('starts afresh after a first start that was killed half way', async () => {
    await mkdir(join(folder, 'data', 'cluster.unfinished-1', 'base'), { recursive: true });
    const { url } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(existsSync(join(folder, 'data', 'cluster.unfinished-1'))).toBe(false);
  });

  it('says which systems it does not run on', async () => {
    await expect(installBinaries(undefined, 'sunos-x64')).rejects.toThrow(
      /no embedded PostgreSQL for sunos-x64.*DATABASE_URL/,
    );
    await expect(installBinaries(undefined, 'sunos-x64')).rejects.toBeInstanceOf(PostgresStartError);
  });

  it.runIf(isRoot)('keeps the data where the server can reach it when the folder lies in a closed home', async () => {
    const home = join(folder, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'portal', 'data');
    const first = await start({ dataDir });
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();

    const second = await start({ dataDir });

    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await second.stop();
    const elsewhere = await readlink(dataDir);
    await removePostgresData(dataDir);
    expect([existsSync(dataDir), existsSync(elsewhere)]).toEqual([false, false]);
  });

  it.runIf(canDropRights)('works for an ordinary user', async () => {
    await chmod(folder, 0o777);
    const { url, refused } = await startElsewhere(
      ['/usr/bin/setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'],
      undefined,
      { HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
    );
    expect(refused).toBeUndefined();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await readFile(join(folder, 'data', 'cluster', 'postmaster.pid'), 'utf8')).split('\n')[0]).toMatch(/^\d+$/);
  });

  it.runIf(canDropRights)('says that a user without a name cannot own a database', async () => {
    await chmod(folder, 0o777);
    const { refused } = await startElsewhere(
      ['/usr/bin/setpriv', '--reuid=54321', '--regid=54321', '--clear-groups'],
      undefined,
      { HOME: folder, XDG_CACHE_HOME: join(folder, 'cache') },
    );
    expect(refused).toMatch(/a line in \/etc\/passwd.*DATABASE_URL/);
  });

  it.runIf(canDropRights)('says that root may not change user', async () => {
    const { refused } = await startElsewhere(['/usr/bin/setpriv', '--bounding-set=-setuid']);
    expect(refused).toMatch(/lacks CAP_SETUID.*DATABASE_URL/);
  });
});
