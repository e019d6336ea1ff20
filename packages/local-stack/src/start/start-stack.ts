import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@portal/embedded-postgres';
import { type MailCatcher, startMailCatcher } from '../mail-catcher/start-mail-catcher.ts';
import { rememberProcesses } from '../services/end-leftovers.ts';
import type { Kept } from '../services/keep-running.ts';
import { runOnce } from '../services/run-once.ts';
import type { RunningService } from '../services/service.ts';
import { type StartOptions, startService } from '../services/start-service.ts';
import { type LocalServiceName, localServices } from './local-services.ts';
import { portVariables, type StackPorts } from './ports.ts';
import { processesFileIn, requireRoom } from './require-room.ts';

export interface StackOptions {
  readonly ports: StackPorts;
  /** Everything the portal keeps on this machine: database, keys, releases, logs. */
  readonly dataDir: string;
  /** Where the published releases are; they must exist. */
  readonly releasesDir: string;
  /** A PostgreSQL that runs already; an embedded one is started when absent. */
  readonly databaseUrl?: string | undefined;
  /** The same as its owner, for migrations and reference data; `databaseUrl` when absent. */
  readonly databaseOwnerUrl?: string | undefined;
  /** The database of test mode on a PostgreSQL that runs already; partners' test keys are refused when absent. */
  readonly testDatabaseUrl?: string | undefined;
  /** The same as its owner; `testDatabaseUrl` when absent. */
  readonly testDatabaseOwnerUrl?: string | undefined;
  readonly demoWorld: boolean;
  /** The address people type. */
  readonly origin: string;
  /** Called with each thing that has been done. */
  readonly report: (done: string) => void;
  /** Gives the start up: what runs already is stopped, then its reason is thrown. */
  readonly signal?: AbortSignal;
}

export interface Stack {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly mailUrl: string;
  readonly sandboxUrl: string;
  readonly services: ReadonlyMap<LocalServiceName, RunningService>;
  readonly postgres: RunningPostgres | undefined;
  /** Everything that runs in a process of its own, to be kept running. */
  readonly kept: readonly Kept[];
  /** Ends a service as a crash would. */
  kill(name: LocalServiceName): Promise<void>;
  /** Starts a service again that was ended. */
  restart(name: LocalServiceName): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the whole portal on this machine, on an empty or an existing data folder, and resolves when its URL answers.
 * Throws `StartRefused` with a sentence to show.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataDir, report, origin, signal } = options;
  await requireRoom(options);
  const processesFile = processesFileIn(dataDir);

  const running = new Map<LocalServiceName, RunningService>();
  let postgres: RunningPostgres | undefined;
  let mail: MailCatcher | undefined;
  let underWay: readonly Promise<void>[] = [];
  async function stop() {
    // The gateway first: nobody should be let in to a portal that is closing.
    for (const name of ['gateway', 'worker', 'api', 'sandbox'] as const) await running.get(name)?.stop();
    await mail?.stop();
    await postgres?.stop();
  }

  const startDatabase = () =>
    startPostgres({
      dataDir: join(dataDir, 'postgres'),
      port: ports.postgres,
      portVariable: portVariables.postgres,
    });

  try {
    let { databaseUrl, databaseOwnerUrl, testDatabaseUrl, testDatabaseOwnerUrl } = options;
    signal?.throwIfAborted();
    if (!databaseUrl) {
      postgres = await startDatabase();
      databaseUrl = postgres.url;
      databaseOwnerUrl = postgres.ownerUrl;
      testDatabaseUrl = postgres.testMode.url;
      testDatabaseOwnerUrl = postgres.testMode.ownerUrl;
      report(`PostgreSQL runs on port ${ports.postgres}`);
    }
    signal?.throwIfAborted();
    mail = await startMailCatcher({ webPort: ports.mailWeb, smtpPort: ports.mailSmtp });
    const { releasesDir } = options;
    const { smtpUrl, webUrl: smsUrl } = mail;
    const services = localServices({
      ...{ ports, databaseUrl, testDatabaseUrl, dataDir, releasesDir, smtpUrl, smsUrl, origin },
    });
    const logDir = join(dataDir, 'logs');
    const start = async (name: LocalServiceName, options: StartOptions = {}) => {
      signal?.throwIfAborted();
      running.set(name, await startService(services[name], logDir, options));
      rememberProcesses(
        processesFile,
        [...running].map(([started, { pid }]) => ({ pid, entry: services[started].entry })),
      );
    };

    const preparation = {
      DATABASE_OWNER_URL: databaseOwnerUrl ?? databaseUrl,
      PORTAL_MODE: 'demo',
      KEYS_DIR: join(dataDir, 'keys'),
      UPLOADS_DIR: join(dataDir, 'uploads'),
      DEMO_WORLD: options.demoWorld ? 'on' : 'off',
    };
    // What is under way must have ended before everything is stopped, or it would be overlooked.
    const starts: Promise<void>[] = [];
    const startAll = (names: readonly LocalServiceName[]) => {
      const some = Promise.all(
        names.map((name) => {
          const one = start(name);
          starts.push(one);
          return one;
        }),
      );
      // A failure is thrown where it is waited for, below.
      some.catch(() => {});
      return some;
    };
    underWay = starts;
    const sandboxAndGateway = startAll(['sandbox', 'gateway']);
    await runOnce({
      failure: 'The database could not be brought to today’s schema',
      entry: 'apps/api/src/platform/db/migrate-cli.ts',
      env: preparation,
      logDir,
      signal,
    });
    report('The database has today’s schema');
    await runOnce({
      failure: 'The reference data could not be put in place',
      entry: 'apps/api/seeds/seed.ts',
      env: preparation,
      logDir,
      signal,
    });
    report(`Reference data${options.demoWorld ? ' and the demonstration world are' : ' is'} in place`);
    if (testDatabaseUrl) {
      const testOwnerUrl = testDatabaseOwnerUrl ?? testDatabaseUrl;
      const failure = 'The database of test mode could not be prepared';
      await runOnce({
        ...{ failure, entry: 'apps/api/src/platform/db/migrate-cli.ts', logDir, signal },
        env: { ...preparation, DATABASE_OWNER_URL: testOwnerUrl },
      });
      await runOnce({
        ...{ failure, entry: 'apps/api/seeds/fill-test-mode.ts', logDir, signal },
        env: { ...preparation, TEST_DATABASE_OWNER_URL: testOwnerUrl },
      });
      report('Test mode of partners has its own database');
    }
    await Promise.all([sandboxAndGateway, startAll(['api', 'worker'])]);
    signal?.throwIfAborted();
    report('api, worker, payment sandbox, mail catcher and gateway are ready');

    const restartDatabase = async () => {
      postgres = await startDatabase();
    };
    return {
      origin,
      databaseUrl,
      mailUrl: mail.webUrl,
      sandboxUrl: `http://127.0.0.1:${ports.sandbox}`,
      services: running,
      postgres,
      kept: [
        ...(postgres ? [{ name: 'database', exited: async () => postgres?.exited, restart: restartDatabase }] : []),
        ...[...running.keys()].map((name) => ({
          name: services[name].name,
          exited: async () => running.get(name)?.exited,
          restart: (given: AbortSignal) => start(name, { isAgain: true, signal: given }),
        })),
      ],
      kill: async (name) => running.get(name)?.kill(),
      restart: (name) => start(name),
      stop,
    };
  } catch (error) {
    await Promise.allSettled(underWay);
    await stop();
    throw signal?.aborted ? signal.reason : error;
  }
}
