import type { ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { asSuperuser, superuserUrlOf } from '../as-superuser.ts';
import { installBinaries } from '../binaries.ts';
import { type DataFolder, openDataFolder } from '../data-folder.ts';
import { choosePort, ended, launch, stopServer } from '../launch.ts';
import { endOrphan } from '../orphan.ts';
import { PostgresStartError } from '../postgres-start-error.ts';
import { serverIdentity } from '../server-identity.ts';
import { copyPrimary, type Follows, follow, keepPassword } from './standby-folder.ts';

const replicator = 'portal_replicator';
const streamingWithinMs = 30_000;
/** What the server says of a cluster that has rows nobody else has. */
const diverged = /new timeline \d+ forked off|is not (?:a child of|in) this server's history/;

export interface StandbyOptions {
  /** Its whole state; filled with a copy of the primary when it is empty. */
  readonly dataDir: string;
  /** The running server that it follows, as that server's superuser. */
  readonly primaryUrl: string;
  /** Small letters, digits and underscores: the slot on the primary, and what `synchronous_standby_names` calls it. */
  readonly name: string;
  readonly port?: number;
  readonly durable?: boolean;
  /** A folder with rows that the primary does not have is emptied and copied anew; it is refused when absent. */
  readonly copyDiverged?: boolean;
}

export interface RunningStandby {
  /** Read-only until it is promoted. */
  readonly superuserUrl: string;
  readonly pid: number;
  /** Resolves when the server has ended, however it ended. */
  readonly exited: Promise<void>;
  /** Makes it the primary; resolves when it takes writes. Whoever was primary before must never take any again: that is for the caller to see to. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a server that follows another and answers reads. It is given out only once it streams from the primary: one that has gone its own
 * way would answer too, with rows that nobody else has. Throws `PostgresStartError` with a sentence to show.
 */
export async function startStandby(options: StandbyOptions): Promise<RunningStandby> {
  const { dataDir, primaryUrl, name, durable = true, copyDiverged = false } = options;
  if (!/^[a-z0-9_]{1,40}$/.test(name)) throw new TypeError(`A standby cannot be called ${name}`);
  const identity = serverIdentity();
  const binaries = await installBinaries(identity);
  const follows = await prepareSlot(primaryUrl, name);
  await keepPassword(dataDir, decodeURIComponent(new URL(primaryUrl).password));
  const folder = await openDataFolder(dataDir, identity);
  await endOrphan(folder, binaries, identity);
  const isNew = !existsSync(folder.cluster);
  if (isNew) await copyPrimary(folder, follows, identity);

  async function start(): Promise<RunningStandby | undefined> {
    await follow(folder, follows, identity);
    const port = await choosePort(options.port);
    const prepare = () => asSuperuser(folder, port, 'postgres', async () => {});
    const logStart = (await readFile(folder.log, 'utf8').catch(() => '')).length;
    const server = await launch({ folder, binaries, identity, port, durable, prepare }).catch(
      async (error: unknown) => {
        // Some find out before they answer anybody, and end.
        if (await hasDiverged(folder, logStart)) return undefined;
        throw error;
      },
    );
    if (!server) return undefined;
    if (await streams({ folder, port, server, logStart, ...follows })) return running(folder, port, server);
    stopServer(server);
    await ended(server, folder);
    return undefined;
  }

  const started = await start();
  if (started) return started;
  if (isNew || !copyDiverged)
    throw new PostgresStartError(
      `The standby in ${folder.path} has gone another way than its primary (more in ${folder.log}): look at what only it has, and let it be copied anew`,
    );
  await copyPrimary(folder, follows, identity);
  const again = await start();
  if (!again)
    throw new PostgresStartError(
      `The standby in ${folder.path} does not follow, although it was copied anew (more in ${folder.log})`,
    );
  return again;
}

/** The login and the slot on the primary, made once. */
async function prepareSlot(primaryUrl: string, name: string): Promise<Follows> {
  const url = new URL(primaryUrl);
  const password = createHmac('sha256', decodeURIComponent(url.password)).update(replicator).digest('hex').slice(0, 48);
  const client = new pg.Client({ connectionString: primaryUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  let timeline = 0;
  try {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [replicator]);
    await client.query(`${rowCount ? 'alter' : 'create'} role ${replicator} login replication password '${password}'`);
    await client.query(
      `select pg_create_physical_replication_slot($1) where not exists (select from pg_replication_slots where slot_name = $1)`,
      [name],
    );
    const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_current_wal_lsn()) as file');
    timeline = Number.parseInt(rows[0]?.file.slice(0, 8) ?? '', 16);
  } finally {
    await client.end();
  }
  return { name, timeline, url: Object.assign(url, { username: replicator, password }).href };
}

interface Watched extends Follows {
  readonly folder: DataFolder;
  readonly port: number;
  readonly server: ChildProcess;
  /** Where the log of this start begins. */
  readonly logStart: number;
}

/** True once it streams on the primary's timeline; false when it says that it cannot, or does not within a time. */
async function streams({ folder, port, server, logStart, timeline }: Watched): Promise<boolean> {
  const deadline = Date.now() + streamingWithinMs;
  while (server.exitCode === null && server.signalCode === null) {
    let isStreaming = false;
    await asSuperuser(folder, port, 'postgres', async (client) => {
      const { rowCount } = await client.query(
        `select from pg_stat_wal_receiver where status = 'streaming' and received_tli = $1`,
        [timeline],
      );
      isStreaming = rowCount === 1;
    });
    if (await hasDiverged(folder, logStart)) return false;
    if (isStreaming) return true;
    if (Date.now() > deadline)
      throw new PostgresStartError(
        `The standby in ${folder.path} hears nothing from its primary (more in ${folder.log})`,
      );
    await wait(50);
  }
  return false;
}

async function hasDiverged({ log }: DataFolder, logStart: number): Promise<boolean> {
  return diverged.test((await readFile(log, 'utf8').catch(() => '')).slice(logStart));
}

function running(folder: DataFolder, port: number, server: ChildProcess): RunningStandby {
  const exited = ended(server, folder);
  return {
    superuserUrl: superuserUrlOf(folder, port, 'portal'),
    pid: server.pid ?? 0,
    exited,
    async promote() {
      await asSuperuser(folder, port, 'postgres', async (client) => {
        const { rows } = await client.query<{ done: boolean }>('select pg_promote(true, 60) as done');
        if (!rows[0]?.done) throw new Error('The standby was not promoted within a minute');
      });
    },
    async stop() {
      stopServer(server);
      await exited;
    },
  };
}
