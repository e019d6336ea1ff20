import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningPostgres, startPostgres } from '@portal/embedded-postgres';
import { type MailCatcher, startMailCatcher } from '../mail-catcher/start-mail-catcher.ts';
import { endLeftovers, rememberProcesses } from '../services/end-leftovers.ts';
import { startNodeProgram } from '../services/node-program.ts';
import { requireFreePorts } from '../services/require-free-ports.ts';
import { type RunningService, StartRefused } from '../services/service.ts';
import { startService } from '../services/start-service.ts';
import { type LocalServiceName, localServices } from './local-services.ts';
import { portVariables, type StackPorts } from './ports.ts';

export interface StackOptions {
  readonly ports: StackPorts;
  /** Everything the portal keeps on this machine: database, keys, releases, logs. */
  readonly dataDir: string;
  /** Where the published releases are; they must exist. */
  readonly releasesDir: string;
  /** A PostgreSQL that runs already; an embedded one is started when absent. */
  readonly databaseUrl?: string | undefined;
  readonly demoWorld: boolean;
  /** The address people type. */
  readonly origin: string;
  /** Called with each thing that has been done. */
  readonly report: (done: string) => void;
}

export interface Stack {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly mailUrl: string;
  readonly sandboxUrl: string;
  readonly services: ReadonlyMap<LocalServiceName, RunningService>;
  readonly postgres: RunningPostgres | undefined;
  /** Ends a service as a crash would. */
  kill(name: LocalServiceName): Promise<void>;
  /** Starts a service again that was ended. */
  restart(name: LocalServiceName): Promise<void>;
  stop(): Promise<void>;
}

const serviceNames = [
  'gateway',
  'api',
  'worker',
  'sandbox',
  'mailWeb',
  'mailSmtp',
] as const satisfies (keyof StackPorts)[];

/**
 * Starts the whole portal on this machine, on an empty or an existing data folder, and resolves when its URL answers.
 * Throws `StartRefused` with a sentence to show.
 */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, dataDir, report, origin } = options;
  mkdirSync(dataDir, { recursive: true });
  const processesFile = join(dataDir, 'processes.json');
  await endLeftovers(processesFile);
  await requireFreePorts(
    Object.fromEntries(
      // PostgreSQL looks after its own: one that an earlier start left behind is stopped by its data folder, not by its port.
      serviceNames.map((name) => [name, { port: ports[name], variable: portVariables[name] }]),
    ),
  );

  const running = new Map<LocalServiceName, RunningService>();
  let postgres: RunningPostgres | undefined;
  let mail: MailCatcher | undefined;
  async function stop() {
    // The gateway first: nobody should be let in to a portal that is closing.
    for (const name of ['gateway', 'worker', 'api', 'sandbox'] as const) await running.get(name)?.stop();
    await mail?.stop();
    await postgres?.stop();
  }

  try {
    let databaseUrl = options.databaseUrl;
    if (!databaseUrl) {
      postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), port: ports.postgres });
      databaseUrl = postgres.url;
      report(`PostgreSQL runs on port ${ports.postgres}`);
    }
    mail = await startMailCatcher({ webPort: ports.mailWeb, smtpPort: ports.mailSmtp });
    const { releasesDir } = options;
    const services = localServices({ ports, databaseUrl, dataDir, releasesDir, smtpUrl: mail.smtpUrl, origin });
    const logDir = join(dataDir, 'logs');
    const start = async (name: LocalServiceName) => {
      running.set(name, await startService(services[name], logDir));
      rememberProcesses(
        processesFile,
        [...running].map(([started, { pid }]) => ({ pid, entry: services[started].entry })),
      );
    };

    const preparation = {
      DATABASE_URL: databaseUrl,
      PORTAL_MODE: 'demo',
      KEYS_DIR: join(dataDir, 'keys'),
      DEMO_WORLD: options.demoWorld ? 'on' : 'off',
    };
    const sandboxAndGateway = Promise.all([start('sandbox'), start('gateway')]);
    // A failure here is thrown below, once the database's own step has finished.
    sandboxAndGateway.catch(() => {});
    await runOnce('apps/api/src/platform/db/migrate-cli.ts', preparation);
    report('The database has today’s schema');
    await runOnce('apps/api/seeds/seed.ts', preparation);
    report(`Reference data${options.demoWorld ? ' and the demonstration world are' : ' is'} in place`);
    await Promise.all([sandboxAndGateway, start('api'), start('worker')]);
    report('api, worker, payment sandbox, mail catcher and gateway are ready');

    return {
      origin,
      databaseUrl,
      mailUrl: mail.webUrl,
      sandboxUrl: `http://127.0.0.1:${ports.sandbox}`,
      services: running,
      postgres,
      kill: async (name) => running.get(name)?.kill(),
      restart: start,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a command-line program of ours to its end; its output is shown only when it fails. */
function runOnce(entry: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = startNodeProgram(entry, env);
    const output: string[] = [];
    child.stdout.on('data', (chunk) => output.push(String(chunk)));
    child.stderr.on('data', (chunk) => output.push(String(chunk)));
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new StartRefused(`${entry} failed:\n${output.join('').trimEnd()}`)),
    );
  });
}
