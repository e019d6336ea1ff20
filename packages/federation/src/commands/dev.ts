import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { devGateway, devPorts, devRemoteVariable } from '../dev/dev-server.ts';
import { ReleaseRefused } from '../release/release-refused.ts';
import { command, repositoryRoot } from './command.ts';

const children: ChildProcess[] = [];
const startPatienceMs = 600_000;

/** `npm run dev -- payments`: that area from its sources with hot reload, inside the shell; everything else as built. */
await command(async () => {
  const [app] = process.argv.slice(2);
  const folder = app && join(repositoryRoot, 'apps', app);
  if (!folder || !existsSync(join(folder, 'src', 'area.tsx'))) {
    throw new ReleaseRefused('Say which area: npm run dev -- payments');
  }
  for (const port of Object.values(devPorts)) await refuseBusyPort(port);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  if (!(await answers(`${devGateway}/livez`))) {
    run('node', ['packages/local-stack/src/main.ts'], repositoryRoot);
    await untilUp(`${devGateway}/livez`);
  }
  run('vite', ['--logLevel', 'warn'], folder);
  run('vite', ['--logLevel', 'warn'], join(repositoryRoot, 'apps', 'shell'), { [devRemoteVariable]: app });
  const [shell, alone] = [`http://localhost:${devPorts.shell}`, `http://localhost:${devPorts.remote}`];
  await Promise.all([untilUp(shell), untilUp(alone)]);
  return `\n${app} with hot reload: ${shell} (alone: ${alone})`;
});

/** Both development servers have fixed ports: the shell must find the remote. */
async function refuseBusyPort(port: number): Promise<void> {
  const probe = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false)).listen(port, 'localhost', () => resolve(true));
  });
  await new Promise((resolve) => probe.close(resolve));
  if (!isFree) {
    throw new ReleaseRefused(`Port ${port} is busy, and another "npm run dev" may have it: stop that first`);
  }
}

function run(name: string, args: readonly string[], cwd: string, env: Readonly<Record<string, string>> = {}): void {
  const child = spawn(name, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  children.push(child);
  child.on('exit', (code) => stop(code ?? 1));
}

/** One of them ended, or the person asked: none is left behind. */
function stop(code: number): void {
  for (const child of children.splice(0)) child.kill('SIGTERM');
  process.exitCode ??= code;
}

async function untilUp(url: string): Promise<void> {
  const deadline = Date.now() + startPatienceMs;
  while (!(await answers(url))) {
    if (Date.now() > deadline || process.exitCode !== undefined) throw new ReleaseRefused(`Nothing answers at ${url}`);
    await wait(300);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
