import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseAll } from '@portal/federation/release';
import { type LocalServiceName, repositoryRoot, startStack } from '@portal/local-stack';
import { controlPort, firstPort, origin, ports } from './addresses.ts';

/**
 * The whole portal for the scenarios, on an empty database, with a door for what only a machine room can do:
 * `GET /` addresses · `POST /kill/:service` · `POST /restart/:service`.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
// The database server runs as another user when this one is root; it must be able to reach its folder.
chmodSync(dataDir, 0o711);
const releasesDir = join(repositoryRoot, 'node_modules', '.cache', `portal-releases-${firstPort}`);
const interruption = new AbortController();
let interrupt = () => interruption.abort(new Error('Stopped before it was ready.'));
// From the first moment on, and however often it is said: nothing that was started may be left running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interrupt());
await releaseAll({ releasesDir });
const { signal } = interruption;
const stack = await startStack({ ports, dataDir, releasesDir, demoWorld: true, origin, signal, report: () => {} });

const control = createServer(async (request, response) => {
  const [, action, name] = decodeURIComponent(request.url ?? '/').split('/');
  try {
    if (request.method === 'POST' && action === 'kill') await stack.kill(name as LocalServiceName);
    if (request.method === 'POST' && action === 'restart') await stack.restart(name as LocalServiceName);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ databaseUrl: stack.databaseUrl, ownerUrl: stack.postgres?.ownerUrl, releasesDir }));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
control.listen(controlPort, '127.0.0.1');

let isStopping = false;
async function stop() {
  if (isStopping) return;
  isStopping = true;
  control.close();
  await stack.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(0);
}
interrupt = () => void stop();
