import { asSuperuser, superuserUrlOf } from './as-superuser.ts';
import { installBinaries } from './binaries.ts';
import { ensureCluster } from './cluster.ts';
import { type DataFolder, openDataFolder } from './data-folder.ts';
import { ensureRoles } from './ensure-roles.ts';
import { handOver } from './hand-over.ts';
import { choosePort, ended, launch, stopServer } from './launch.ts';
import { type Login, logins, passwordOf } from './logins.ts';
import { endOrphan } from './orphan.ts';
import { requireNoStandby } from './replication/standby-folder.ts';
import { serverIdentity } from './server-identity.ts';

const database = 'portal';
/** Of test mode: a database of its own beside the other. */
const testDatabase = 'portal_test_mode';

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
  requireNoStandby(folder);
  await ensureCluster(folder, binaries, { identity, durable });
  const port = await choosePort(options.port, options.portVariable);

  const prepared = () => prepare(folder, port);
  const server = await launch({ folder, binaries, identity, port, durable, prepare: prepared });
  log(`PostgreSQL is ready on 127.0.0.1:${port}`);
  const exited = ended(server, folder);
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
      stopServer(server);
      await exited;
    },
  };
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

function urlOf(folder: DataFolder, port: number, login: Login, name = database): string {
  return `postgres://${logins[login]}:${passwordOf(login, folder)}@127.0.0.1:${port}/${name}`;
}
