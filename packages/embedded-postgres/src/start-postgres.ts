import type { ChildProcess } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, installBinaries } from './binaries.ts';
import { ensureCluster, lastLine, superuser } from './cluster.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { endWithStarter } from './end-with-starter.ts';
import { ensureRoles } from './ensure-roles.ts';
import { handOver } from './hand-over.ts';
import { type Login, logins, passwordOf } from './logins.ts';
import { endOrphan, writeOwner } from './orphan.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { startProgram } from './run-program.ts';
import { type ServerIdentity, serverIdentity } from './server-identity.ts';
import { serverSettings } from './server-settings.ts';

const database = 'portal';
/** Of test mode: a database of its own beside the other. */
const testDatabase = 'portal_test_mode';
/** Recovery after a power cut reads at most the write-ahead log, which is bounded; this is several times that. */
const startTimeoutMs = 60_000;
const logLimitBytes = 5_000_000;
/** Open transactions are rolled back, nothing committed is lost. */
const fastShutdown = 'INT';

export interface PostgresOptions {
  /** Made when missing; the server's whole state. */
  readonly dataDir: string;
  /** On 127.0.0.1; a free one is chosen when absent. */
  readonly port?: number;
  /** What moves the port, for the sentence that says it is taken. */
  readonly portVariable?: string;
  /** `false` gives up safety at a power cut for speed: for tests only. */
  readonly durable?: boolean;
  readonly log?: (message: string) => void;
}

export interface RunningPostgres {
  /** For the application, with the password; the database `portal` exists. Rows only: no table, function or trigger is changed with it. */
  readonly url: string;
  /** For migrations and reference data: owns the database. */
  readonly ownerUrl: string;
  /** The same of the database of test mode. */
  readonly testMode: { readonly url: string; readonly ownerUrl: string };
  /** For whoever looks by hand: read-only, and no row of accounts or sessions. */
  readonly readerUrl: string;
  /** For tests that make databases. Nothing serves with it. */
  readonly superuserUrl: string;
  readonly pid: number;
  /** Resolves when the server has ended, however it ended. */
  readonly exited: Promise<void>;
  /** Ends open connections and shuts down in order. */
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of our own, or throws `PostgresStartError` with a sentence to show. */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const { durable = true, log = () => {} } = options;
  const identity = serverIdentity();
  const binaries = await installBinaries(identity);
  const folder = await openDataFolder(options.dataDir, identity);
  await endOrphan(folder, binaries, identity);
  await ensureCluster(folder, binaries, { identity, durable });
  const port = await choosePort(options.port, options.portVariable);

  const server = await launch({ folder, binaries, identity, port, durable });
  log(`PostgreSQL is ready on 127.0.0.1:${port}`);
  const ended =
    server.exitCode === null && server.signalCode === null
      ? new Promise<void>((resolve) => server.once('exit', () => resolve()))
      : Promise.resolve();
  const exited = ended.then(() => rm(folder.owner, { force: true }));
  return {
    url: urlOf(folder, port, 'server'),
    ownerUrl: urlOf(folder, port, 'owner'),
    testMode: {
      url: urlOf(folder, port, 'server', testDatabase),
      ownerUrl: urlOf(folder, port, 'owner', testDatabase),
    },
    readerUrl: urlOf(folder, port, 'reader'),
    superuserUrl: superuserUrlOf(folder, port, database),
    pid: server.pid ?? 0,
    exited,
    async stop() {
      server.kill(`SIG${fastShutdown}`);
      await exited;
    },
  };
}

interface Launch {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly identity: ServerIdentity | undefined;
  readonly port: number;
  readonly durable: boolean;
}

async function launch({ folder, binaries, identity, port, durable }: Launch): Promise<ChildProcess> {
  const size = await stat(folder.log).then(
    ({ size }) => size,
    () => 0,
  );
  const logFile = await open(folder.log, size > logLimitBytes ? 'w' : 'a', 0o600);
  const logStart = (await logFile.stat()).size;
  await writeOwner(folder);
  try {
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const args = ['-D', folder.cluster, ...serverSettings({ port, durable })];
      const server = await startProgram(binaries.postgres, args, { identity, output: logFile.fd });
      endWithStarter(server, { signal: fastShutdown });
      if (await becomesReady(server, folder, port, deadline)) return server;
      const output = (await readFile(folder.log, 'utf8')).slice(logStart);
      // The last processes of a server that was killed a moment ago still hold its shared memory.
      if (
        /pre-existing shared memory block/.test(output.slice(-2000)) &&
        Date.now() < deadline - startTimeoutMs + 10_000
      ) {
        await wait(200);
        continue;
      }
      throw new PostgresStartError(refusal(folder, lastLine(output)));
    }
  } finally {
    await logFile.close();
  }
}

function refusal({ path, log }: DataFolder, reason: string): string {
  return `PostgreSQL does not start on the data folder ${path} (${reason}; more in ${log}): restore the folder from a copy, or remove it to start afresh`;
}

/** True once the server answers; false when it has ended by itself. */
async function becomesReady(server: ChildProcess, folder: DataFolder, port: number, deadline: number) {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await prepare(folder, port);
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Not listening yet, or still recovering after a crash.
      const starting = code === 'ECONNREFUSED' || code === '57P03' || code === 'ECONNRESET';
      if (!starting || Date.now() > deadline) {
        server.kill('SIGQUIT');
        const reason = error instanceof Error ? error.message : String(error);
        throw new PostgresStartError(refusal(folder, reason), { cause: error });
      }
      await wait(20);
    }
  }
  return false;
}

/** The logins, and the database with everything in it as its owner's. */
async function prepare(folder: DataFolder, port: number): Promise<void> {
  await asSuperuser(folder, port, 'postgres', async (client) => {
    await ensureRoles(client, folder);
    for (const name of [database, testDatabase]) {
      const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
      if (rowCount === 0) await client.query(`create database ${name}`);
      await client.query(`alter database ${name} owner to ${logins.owner}`);
    }
  });
  await asSuperuser(folder, port, database, handOver);
}

async function asSuperuser(
  folder: DataFolder,
  port: number,
  name: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: superuserUrlOf(folder, port, name),
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function superuserUrlOf({ password }: DataFolder, port: number, name: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${name}`;
}

function urlOf(folder: DataFolder, port: number, login: Login, name = database): string {
  return `postgres://${logins[login]}:${passwordOf(login, folder)}@127.0.0.1:${port}/${name}`;
}

/** The given port if nobody holds it, else a free one. */
function choosePort(port = 0, variable?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) =>
      reject(
        new PostgresStartError(
          `Port ${port} of the database is already in use by another program: end that program, choose another port${variable ? ` (${variable})` : ''}`,
          { cause: error },
        ),
      ),
    );
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      const chosen = typeof address === 'object' && address ? address.port : port;
      probe.close(() => resolve(chosen));
    });
  });
}
