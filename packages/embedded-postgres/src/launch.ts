import type { ChildProcess } from 'node:child_process';
import { open, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { lastLine } from './cluster.ts';
import type { DataFolder } from './data-folder.ts';
import { endWithStarter } from './end-with-starter.ts';
import { writeOwner } from './orphan.ts';
import { PostgresStartError } from './postgres-start-error.ts';
import { startProgram } from './run-program.ts';
import type { ServerIdentity } from './server-identity.ts';
import { serverSettings } from './server-settings.ts';

/** Recovery after a power cut reads at most the write-ahead log, which is bounded; this is several times that. */
const startTimeoutMs = 60_000;
const logLimitBytes = 5_000_000;
/** Of a server that does not listen yet, has no socket yet, or still recovers. */
const codesOfStarting = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', '57P03']);
/** Open transactions are rolled back, nothing committed is lost. */
const fastShutdown = 'INT';

export interface Launch {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly identity: ServerIdentity | undefined;
  readonly port: number;
  readonly durable: boolean;
  /** Rejects while the server cannot do what it is started for. */
  readonly prepare: () => Promise<void>;
  /** Besides those of every server; they win where both say something. */
  readonly settings?: Readonly<Record<string, string>>;
  /** How long it may take until it can; what reads an archive first needs as long as that takes. */
  readonly patienceMs?: number;
}

/** Starts the server on a folder that holds a cluster, and waits until it can do what it is for. It ends with this process. */
export async function launch(options: Launch): Promise<ChildProcess> {
  const { folder, binaries, identity, port, durable, prepare, settings = {}, patienceMs = startTimeoutMs } = options;
  const size = await stat(folder.log).then(
    ({ size }) => size,
    () => 0,
  );
  const logFile = await open(folder.log, size > logLimitBytes ? 'w' : 'a', 0o600);
  const logStart = (await logFile.stat()).size;
  await writeOwner(folder);
  try {
    const startedAt = Date.now();
    const deadline = startedAt + patienceMs;
    const more = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    for (;;) {
      const args = ['-D', folder.cluster, ...serverSettings({ port, durable }), ...more];
      const server = await startProgram(binaries.postgres, args, { identity, output: logFile.fd });
      endWithStarter(server, { signal: fastShutdown });
      if (await becomesReady(server, folder, prepare, deadline)) return server;
      const output = (await readFile(folder.log, 'utf8')).slice(logStart);
      // The last processes of a server that was killed a moment ago still hold its shared memory.
      if (/pre-existing shared memory block/.test(output.slice(-2000)) && Date.now() < startedAt + 10_000) {
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
async function becomesReady(server: ChildProcess, folder: DataFolder, prepare: Launch['prepare'], deadline: number) {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await prepare();
      return true;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      // Not listening yet, or still recovering after a crash.
      const starting = code !== undefined && codesOfStarting.has(String(code));
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

/** Ends the server in order. */
export function stopServer(server: ChildProcess): void {
  server.kill(`SIG${fastShutdown}`);
}

/** Resolves when the server has ended, however it ended. */
export async function ended(server: ChildProcess, folder: DataFolder): Promise<void> {
  if (server.exitCode === null && server.signalCode === null)
    await new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await rm(folder.owner, { force: true });
}

/** The given port if nobody holds it, else a free one. */
export function choosePort(port = 0, variable?: string): Promise<number> {
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
