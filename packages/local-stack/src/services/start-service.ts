import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { endWithStarter } from '@portal/embedded-postgres';
import { startNodeProgram } from './node-program.ts';
import { type RunningService, type Service, StartRefused } from './service.ts';

/** A start takes seconds; a machine that does much else needs its time. */
const readyTimeoutMs = 180_000;
const pollMs = 50;
const defaultGraceMs = 15_000;
const linesShown = 15;

export interface StartOptions {
  readonly patienceMs?: number;
  /** What it said before it died stays in the log. */
  readonly isAgain?: boolean;
  /** Gives the start up, and ends what was started. */
  readonly signal?: AbortSignal | undefined;
}

/** Starts a service, with its output in `<logDir>/<name>.log`, and resolves once it is ready. */
export async function startService(
  service: Service,
  logDir: string,
  { patienceMs = readyTimeoutMs, isAgain = false, signal }: StartOptions = {},
): Promise<RunningService> {
  mkdirSync(logDir, { recursive: true });
  const logFile = join(logDir, `${service.name}.log`);
  const log = createWriteStream(logFile, { flags: isAgain ? 'a' : 'w' });
  if (isAgain) log.write(`${service.name} is started again at ${new Date().toISOString()}\n`);
  const child = startNodeProgram(service.entry, service.env);
  endWithStarter(child);
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  child.once('close', () => log.end());
  const written = finished(log);
  written.catch(() => {});
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });

  const running: RunningService = {
    name: service.name,
    pid: child.pid ?? -1,
    exited,
    async stop(graceMs = defaultGraceMs) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await exited;
      clearTimeout(late);
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };

  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  const deadline = Date.now() + patienceMs;
  while (!(await answers(service.readyUrl))) {
    if (ended || signal?.aborted || Date.now() > deadline) {
      const fault = ended ? 'ended while it was starting' : 'was not ready in time';
      await running.stop();
      // What it says last may arrive after its end.
      await written;
      signal?.throwIfAborted();
      throw new StartRefused(`The ${service.name} ${fault}. Its last words:\n${lastLines(logFile)}`);
    }
    await delay(pollMs);
  }
  return running;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}

function lastLines(file: string): string {
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-linesShown).join('\n');
}
