import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { endWithStarter } from '@portal/embedded-postgres';
import { afterAll, afterEach, expect, inject, vi } from 'vitest';
import './provided.ts';

type Env = Readonly<Record<string, string>>;

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
const shiftDate = new URL('clock/shift-date-at-start.ts', import.meta.url).href;
const clockEnv = { TEST_CLOCK_SHIFT_MS: String(inject('clockShiftMs')) };
/** For whatever a process of its own does; busy machines are slow. */
export const soon = { timeout: 45_000, interval: 50 };

/** Where nobody listens: a free port found by looking may be somebody's a moment later. */
export const closedPort = '1';

/** Where a process of ours that chose its port itself says that it listens. */
export function saidOrigin(output: () => string, within = soon): Promise<string> {
  const said = /(?:"address":"|listening at )(http:\/\/127\.0\.0\.1:\d+)/;
  return vi.waitFor(() => said.exec(output())?.[1] ?? expect.fail(output()), within);
}

/** The API as it runs in life, in a process of its own with `env` and nothing else; killed when its test ends, or its file after `keep`. */
export function apiProcesses(common: Env) {
  const children: ChildProcess[] = [];
  let isKept = false;
  const kill = () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  };
  afterEach(() => {
    if (!isKept) kill();
  });
  afterAll(kill);

  function run(env: Env) {
    const child = spawn(process.execPath, ['--import', shiftDate, entry], {
      env: { ...clockEnv, PATH: process.env.PATH ?? '', PORTAL_MODE: 'demo', API_PORT: '0', ...common, ...env },
    });
    endWithStarter(child);
    children.push(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    let complaints = '';
    child.stderr.on('data', (chunk) => {
      complaints += chunk;
    });
    return {
      child,
      origin: (within = soon) => saidOrigin(() => output, within),
      exit: once(child, 'exit').then(([code]): unknown => code),
      output: () => output,
      complaints: () => complaints,
    };
  }

  async function ready(env: Env = {}, within = soon) {
    const started = run(env);
    const origin = await started.origin(within);
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), within);
    return { ...started, origin };
  }

  /** From here on processes are for all tests of the file. */
  function keep(): void {
    isKept = true;
  }

  return { run, ready, keep };
}
