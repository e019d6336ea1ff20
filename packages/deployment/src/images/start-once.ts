import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '@portal/embedded-postgres';
import { podman, removeContainer, runContainer, startContainer } from './podman.ts';
import { ToolFailed } from './run-tool.ts';

/** Whom the images run as. */
const nobody = 10001;
const patienceMs = 120_000;

/** Starts gateway, API and worker of the images on loopback with a PostgreSQL of their own, looks at each, and ends them. Returns what was seen. */
export async function startOnce(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-images-'));
  const places = Object.fromEntries(['keys', 'uploads', 'state'].map((name) => [name, ownFolder(folder, name)]));
  const releases = process.env.RELEASES_DIR ?? ownFolder(folder, 'releases');
  const [api, worker, gateway] = [await freePort(), await freePort(), await freePort()];
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres') });
  const mark = `portal-start-${process.pid}`;
  const names = { api: `${mark}-api`, worker: `${mark}-worker`, gateway: `${mark}-gateway` };
  const seen: string[] = [];
  try {
    const migrated = runContainer({
      name: `${mark}-migrate`,
      image: 'portal-api',
      env: { DATABASE_OWNER_URL: postgres.ownerUrl },
      command: ['node', 'apps/api/src/platform/db/migrate-cli.ts'],
    });
    seen.push(`migrate: ${migrated.trim()}`);
    const server = {
      PORTAL_MODE: 'demo',
      DATABASE_URL: postgres.url,
      UPLOADS_DIR: '/srv/uploads',
      API_HOST: '127.0.0.1',
    };
    const volumes = [`${places.keys}:/srv/keys`, `${places.uploads}:/srv/uploads`];
    startContainer({ name: names.api, image: 'portal-api', env: { ...server, API_PORT: String(api) }, volumes });
    seen.push(`api: ${await answer(`http://127.0.0.1:${api}/readyz`, names.api)}`);
    startContainer({
      name: names.worker,
      image: 'portal-worker',
      env: { ...server, API_PORT: String(worker) },
      volumes,
    });
    seen.push(`worker: ${await answer(`http://127.0.0.1:${worker}/readyz`, names.worker)}`);
    startContainer({
      name: names.gateway,
      image: 'portal-gateway',
      env: {
        HOST: '127.0.0.1',
        PORT: String(gateway),
        API_ORIGIN: `http://127.0.0.1:${api}`,
        GATEWAY_STATE_DIR: '/srv/state',
      },
      volumes: [`${releases}:/srv/releases:ro`, `${places.state}:/srv/state`],
    });
    seen.push(`gateway: ${await answer(`http://127.0.0.1:${gateway}/livez`, names.gateway)}`);
    seen.push(`gateway's first page: ${await firstPage(gateway)}`);
    const way = await answer(`http://127.0.0.1:${gateway}/api/v1/openapi.json`, names.gateway);
    seen.push(`gateway's way to the API: ${way.slice(0, 40)}`);
    for (const name of Object.values(names)) seen.push(`${name}: ${await closedAs(name)}`);
    return seen.join('\n');
  } catch (error) {
    if (error instanceof ToolFailed) error.message = [...seen, error.message].join('\n');
    throw error;
  } finally {
    for (const name of Object.values(names)) removeContainer(name);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function ownFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder);
  chownSync(folder, nobody, nobody);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}

/** Waits until it answers 200; throws with the last lines of its log when it does not. */
async function answer(url: string, container: string): Promise<string> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return `${response.status} ${await response.text()}`;
    if (Date.now() > until)
      throw new ToolFailed(
        `${url} is not ready (${response?.status ?? 'no answer'}):\n${podman(['logs', '--tail', '20', container])}`,
      );
    await wait(500);
  }
}

async function firstPage(port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`);
  return `${response.status} ${/<title>[^<]*/.exec(await response.text())?.[0] ?? 'without a title'}`;
}

/** By the container itself: who it is, that its root cannot be written, and what its own health check says. */
async function closedAs(name: string): Promise<string> {
  const uid = podman(['exec', name, 'id', '-u']).trim();
  const written = podman([
    'exec',
    name,
    'sh',
    '-c',
    'touch /srv/portal/x 2>/dev/null && echo writable || echo read-only',
  ]).trim();
  await healthy(name);
  return `uid ${uid}, root ${written}, healthy`;
}

/** A busy machine starts Node more slowly than the check waits: it is asked again. */
async function healthy(name: string): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    try {
      podman(['healthcheck', 'run', name]);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(1_000);
    }
  }
}
