import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endWithStarter } from '@portal/embedded-postgres';
import { afterAll, expect, vi } from 'vitest';
import { saidOrigin, soon } from './api-process.ts';

const program = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url));

/** The gateway as it runs in life, without pages, before these replicas; killed when the test file is done. */
export async function gatewayBefore(
  apiOrigins: readonly string[],
  env: Readonly<Record<string, string>> = {},
  within = soon,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-gateway-before-'));
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH ?? '',
      PORT: '0',
      RELEASES_DIR: join(folder, 'releases'),
      API_ORIGIN: apiOrigins.join(),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  endWithStarter(child);
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  const origin = await saidOrigin(() => output, within);
  await vi.waitFor(async () => expect((await fetch(`${origin}/livez`)).status).toBe(200), within);
  return origin;
}
