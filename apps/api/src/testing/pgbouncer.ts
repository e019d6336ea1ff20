import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithStarter } from '@portal/embedded-postgres';
import pg from 'pg';
import { afterAll, vi } from 'vitest';

const program = '/usr/sbin/pgbouncer';
/** PgBouncer refuses to run as root. */
const nobody = 65534;

/** Whether Debian's package is installed here. */
export const hasPgBouncer = existsSync(program);

/** The address of a PgBouncer of this test file that lends the server behind `url` for a transaction each; ended when the file is done. */
export async function startPgBouncer(url: string): Promise<string> {
  const { hostname, port: serverPort, username, password } = new URL(url);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'portal-pgbouncer-'));
  await chmod(folder, 0o755);
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(folder, 'users.txt')}`,
    'pool_mode = transaction',
    'default_pool_size = 5',
    'max_client_conn = 500',
    'server_login_retry = 1',
    'query_wait_timeout = 20',
    'server_idle_timeout = 2',
  ];
  await writeFile(join(folder, 'pgbouncer.ini'), `${settings.join('\n')}\n`);
  await writeFile(join(folder, 'users.txt'), `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`);
  const isRoot = process.getuid?.() === 0;
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    stdio: 'ignore',
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  endWithStarter(child);
  afterAll(async () => {
    child.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  });
  const pooled = Object.assign(new URL(url), { port }).href;
  await vi.waitFor(
    async () => {
      const client = new pg.Client({ connectionString: pooled });
      await client.connect();
      await client.end();
    },
    { timeout: 20_000, interval: 50 },
  );
  return pooled;
}

function freePort(): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(String(typeof address === 'object' ? address?.port : 0)));
    });
  });
}
