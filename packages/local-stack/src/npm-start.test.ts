import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { repositoryRoot } from './repository-root.ts';
import { findFreePort } from './services/require-free-ports.ts';
import { portVariables } from './start/ports.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-npm-start-'));
// PostgreSQL runs as somebody else when root starts it, and must reach its folder.
chmodSync(folder, 0o711);
// A limit for what hangs: the first start publishes every area, beside whatever else the machine does.
const startMs = 480_000;
const endMs = 60_000;
let started: ChildProcess | undefined;

afterEach(async () => {
  if (started?.pid && started.exitCode === null && started.signalCode === null) {
    process.kill(-started.pid, 'SIGTERM');
    await once(started, 'close');
  }
}, endMs);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function npmStart(more: Readonly<Record<string, string>> = {}) {
  const ports: Record<string, string> = {};
  for (const variable of Object.values(portVariables)) ports[variable] = String(await findFreePort());
  const npm = spawn('npm', ['start'], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: undefined, DEMO_WORLD: 'off', DATA_DIR: join(folder, 'data'), ...ports, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as a terminal gives it.
    detached: true,
  });
  started = npm;
  const said: string[] = [];
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => said.push(String(chunk)));
  return { npm, pid: npm.pid ?? -1, output: () => said.join('') };
}

function processesBelow(root: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const found = [root];
  for (const parent of found)
    for (const [pid, ppid] of pairs) if (pid !== undefined && ppid === parent) found.push(pid);
  return found;
}

async function heldPort(): Promise<string> {
  const holder = createServer().listen(0, '127.0.0.1');
  await once(holder, 'listening');
  holder.unref();
  const address = holder.address();
  return String(typeof address === 'object' ? address?.port : '');
}

/** What the portal that runs has written down. */
function remembered(): readonly { readonly pid: number; readonly entry: string }[] {
  return JSON.parse(readFileSync(join(folder, 'data', 'processes.json'), 'utf8'));
}

/** A process that nobody has waited for yet has ended all the same. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

describe.skipIf(process.platform === 'win32')('npm start', () => {
  it.each([
    ['Ctrl-C in its terminal', (pid: number) => process.kill(-pid, 'SIGINT')],
    ['a kill of npm alone', (pid: number) => process.kill(pid, 'SIGTERM')],
  ])(
    'starts again what dies, and leaves no process after %s',
    async (_, end) => {
      const { npm, pid, output } = await npmStart();
      await vi.waitUntil(() => npm.exitCode !== null || output().includes('The revenue portal is ready'), {
        timeout: startMs,
      });
      expect(output()).toContain('The revenue portal is ready');
      const origin = /http:\/\/localhost:\d+/.exec(output())?.[0] ?? '';
      for (const entry of ['apps/api/src/main.ts', 'apps/gateway/src/main.ts']) {
        const [dead] = remembered().filter((each) => each.entry === entry);
        process.kill(dead?.pid ?? Number.NaN, 'SIGKILL');
        await vi.waitFor(() => expect(remembered().map((each) => each.pid)).not.toContain(dead?.pid), {
          timeout: startMs,
          interval: 100,
        });
      }
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
      expect(output().match(/ended by itself/g)).toHaveLength(2);
      const all = processesBelow(pid);
      expect(all.length).toBeGreaterThan(8);
      const ended = once(npm, 'exit');
      end(pid);
      await vi.waitFor(() => expect(all.filter(isAlive)).toEqual([]), { timeout: endMs, interval: 200 });
      // `ps` may know of the end before this process has been told of it.
      await ended;
    },
    startMs + endMs,
  );

  it.each<readonly [string, () => Promise<Record<string, string>>, RegExp]>([
    ['a port that is no number', async () => ({ PORT: 'many' }), /PORT=many is no port: give a number/],
    [
      'a data folder that is a file',
      async () => {
        writeFileSync(join(folder, 'file'), '');
        return { DATA_DIR: join(folder, 'file') };
      },
      /data folder cannot be used: .*file is no folder\. .* DATA_DIR=/,
    ],
    [
      'a database that is not there',
      async () => ({ DATABASE_URL: `postgres://portal@127.0.0.1:${await findFreePort()}/portal` }),
      /No database answers at 127\.0\.0\.1:\d+, which DATABASE_URL names/,
    ],
    [
      'an address that names no database',
      async () => ({ DATABASE_URL: 'localhost' }),
      /DATABASE_URL is no address of a database/,
    ],
    [
      'an API port that is in use',
      async () => ({ API_PORT: await heldPort() }),
      /Port \d+ \(api\) is already in use\. End the program that holds it, or choose another: API_PORT=\d+ npm start/,
    ],
    [
      'a database port that is in use',
      async () => ({ POSTGRES_PORT: await heldPort() }),
      /Port \d+ \(postgres\) is already in use\. End the program that holds it, or choose another: POSTGRES_PORT=\d+ npm start/,
    ],
  ])(
    'with %s ends with one sentence that names the way out',
    async (_, given, sentence) => {
      const { npm, output } = await npmStart(await given());
      const [code] = await once(npm, 'close');
      expect(output()).toMatch(sentence);
      expect(output(), 'nothing is built for it').not.toContain('built');
      expect(output()).not.toMatch(/^\s+at /m);
      expect(code).toBe(1);
    },
    startMs,
  );
});
