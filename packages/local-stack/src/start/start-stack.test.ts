import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { StackPorts } from './ports.ts';
import { startStack } from './start-stack.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('a start that is given up half-way', () => {
  it.each(['PostgreSQL runs', 'The database has today’s schema'])(
    'after “%s” says why, and leaves nothing running',
    async (moment) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'portal-given-up-'));
      folders.push(dataDir);
      // PostgreSQL runs as somebody else when root starts it, and must reach its folder.
      await chmod(dataDir, 0o711);
      const interruption = new AbortController();
      const reason = new Error('Stopped before it was ready.');
      const ports = await freePorts();

      const start = startStack({
        ports,
        dataDir,
        releasesDir: join(dataDir, 'releases'),
        demoWorld: false,
        origin: `http://localhost:${ports.gateway}`,
        signal: interruption.signal,
        report: (done) => done.startsWith(moment) && interruption.abort(reason),
      });

      await expect(start).rejects.toBe(reason);
      expect(existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).toBe(false);
      expect(existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true);
      expect(rememberedPids(dataDir).filter(isAlive)).toEqual([]);
      for (const port of Object.values(ports)) await expect(listens(port)).resolves.toBe(false);
    },
    60_000,
  );
});

function rememberedPids(dataDir: string): number[] {
  const file = join(dataDir, 'processes.json');
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as { readonly pid: number }[]).map(({ pid }) => pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function freePorts(): Promise<StackPorts> {
  const servers = Array.from({ length: 7 }, () => createServer());
  const [gateway = 0, api = 0, worker = 0, sandbox = 0, mailWeb = 0, mailSmtp = 0, postgres = 0] = await Promise.all(
    servers.map(async (server) => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const address = server.address();
      return address !== null && typeof address === 'object' ? address.port : 0;
    }),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return { gateway, api, worker, sandbox, mailWeb, mailSmtp, postgres };
}

/** Whether somebody holds the port. */
async function listens(port: number): Promise<boolean> {
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
  });
  await new Promise((resolve) => server.close(resolve));
  return !isFree;
}
