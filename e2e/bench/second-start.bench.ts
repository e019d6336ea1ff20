import './ports.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { repositoryRoot } from '@portal/local-stack';
import { listed, median, reportRow } from '@portal/quality-gate/bench';
import { benchPorts } from './ports.ts';

/** `npm start`, as a person types it, until the home page answers: once to prepare everything, then with nothing changed. */
const starts = 3;
const patienceMs = 300_000;
const pollMs = 25;

const first = benchPorts.secondStart;
const ports = {
  PORT: first,
  API_PORT: first + 1,
  SANDBOX_PORT: first + 2,
  MAIL_WEB_PORT: first + 3,
  MAIL_SMTP_PORT: first + 4,
  POSTGRES_PORT: first + 5,
  WORKER_PORT: first + 6,
};

async function secondsToFirstAnswer(dataDir: string): Promise<number> {
  const startedAt = performance.now();
  const env = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const start = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: { ...process.env, ...env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that it can be ended as Ctrl-C in a terminal ends it.
    detached: true,
    shell: process.platform === 'win32',
  });
  const said: string[] = [];
  for (const stream of [start.stdout, start.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  const stop = async () => {
    if (start.pid === undefined || start.exitCode !== null || start.signalCode !== null) return;
    process.kill(-start.pid, 'SIGINT');
    await once(start, 'exit');
    // npm itself is gone before what it started has stopped.
    while (groupLives(start.pid)) await wait(pollMs);
  };
  const interrupted = () => void stop().then(() => process.exit(1));
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    while (!(await answers())) {
      if (start.exitCode !== null || performance.now() - startedAt > patienceMs)
        throw new Error(`npm start did not become ready:\n${said.join('')}`);
      await wait(pollMs);
    }
    return (performance.now() - startedAt) / 1000;
  } finally {
    await stop();
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
  }
}

function groupLives(leader: number): boolean {
  try {
    process.kill(-leader, 0);
    return true;
  } catch {
    return false;
  }
}

/** The home page; also a bill must be found, or the gateway would answer for a portal that cannot work yet. */
async function answers(): Promise<boolean> {
  try {
    const pages = await Promise.all([
      fetch(`http://localhost:${ports.PORT}/`),
      fetch(`http://localhost:${ports.PORT}/readyz`),
    ]);
    return pages.every(({ ok }) => ok);
  } catch {
    return false;
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-start-'));
chmodSync(dataDir, 0o711);
try {
  const firstSeconds = await secondsToFirstAnswer(dataDir);
  const seconds: number[] = [];
  while (seconds.length < starts) seconds.push(await secondsToFirstAnswer(dataDir));
  reportRow({
    what: '`npm start` with nothing changed, to the first answer',
    value: median(seconds),
    unit: 's',
    bar: { atMost: 10 },
    raw: `${listed(seconds)} s; the first start ${firstSeconds.toFixed(1)} s; ${availableParallelism()} cores`,
  });
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
