import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, vi } from 'vitest';

type Env = Readonly<Record<string, string>>;

const entry = fileURLToPath(new URL('../main.ts', import.meta.url));
/** For whatever a process of its own does; busy machines are slow. */
export const soon = { timeout: 45_000, interval: 50 };

export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return String(port);
}

/** The API as it runs in life, in a process of its own with `env` and nothing else; killed when its test ends. */
export function apiProcesses(common: Env) {
  const children: ChildProcess[] = [];
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
  });

  function run(env: Env) {
    const child = spawn(process.execPath, [entry], {
      env: { PATH: process.env.PATH ?? '', PORTAL_MODE: 'demo', ...common, ...env },
    });
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
      exit: once(child, 'exit').then(([code]): unknown => code),
      output: () => output,
      complaints: () => complaints,
    };
  }

  async function ready(env: Env = {}, within = soon) {
    const port = await freePort();
    const started = run({ API_PORT: port, ...env });
    const origin = `http://127.0.0.1:${port}`;
    await vi.waitFor(async () => expect((await fetch(`${origin}/readyz`)).status).toBe(200), within);
    return { ...started, origin };
  }

  return { run, ready };
}
