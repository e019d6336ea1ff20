import { join } from 'node:path';
import { findFreePort, localServices, runOnce, startService } from '@portal/local-stack';
import pg from 'pg';
import { makeLogins } from './make-logins.ts';
import { databaseUrl } from './places.ts';
import type { Cluster } from './start-cluster.ts';

export interface Portal {
  /** Where payers call. */
  readonly apiUrl: string;
  /** Where they pay, and whose journal knows what really happened. */
  readonly sandboxUrl: string;
  /** As the owner of the tables, through the balancer; each call has a connection of its own, so that none is cut off between two. */
  query(text: string, values?: readonly unknown[]): Promise<{ readonly rows: readonly unknown[] }>;
  stop(): Promise<void>;
}

/** The portal's API, worker and payment sandbox on that database, as three machines would have them. */
export async function startPortal({ places, secrets }: Cluster, report: (done: string) => void): Promise<Portal> {
  const through = (login: 'owner' | 'server', host: string, port: number) =>
    databaseUrl(places, { login: `portal_${login}`, password: secrets[login], host, port });
  const asSuperuser = (name: string) =>
    databaseUrl(places, { login: 'portal', password: secrets.superuser, host: 'haproxy', port: 5000, name });
  await makeLogins(asSuperuser, secrets);
  const ownerUrl = through('owner', 'haproxy', 5000);

  const [gateway, api, worker, sandbox] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  // Mails are not what is rehearsed: nobody takes them.
  const ports = { gateway, api, worker, sandbox, mailWeb: 1, mailSmtp: 1, postgres: 1 };
  const dataDir = join(places.folder, 'portal');
  const services = localServices({
    ...{ ports, dataDir, releasesDir: dataDir, origin: `http://127.0.0.1:${gateway}` },
    ...{ databaseUrl: through('server', 'haproxy', 5000), smtpUrl: 'smtp://127.0.0.1:1', smsUrl: 'http://127.0.0.1:1' },
  });
  const logDir = join(places.folder, 'logs');
  const preparation = {
    DATABASE_OWNER_URL: ownerUrl,
    PORTAL_MODE: 'demo',
    KEYS_DIR: join(dataDir, 'keys'),
    UPLOADS_DIR: join(dataDir, 'uploads'),
  };
  for (const entry of ['apps/api/src/platform/db/migrate-cli.ts', 'apps/api/seeds/seed.ts'])
    await runOnce({ failure: 'The database could not be prepared', entry, env: preparation, logDir });
  report('The database has its schema and its reference data');

  const env = {
    DATABASE_POOL_URL: through('server', 'pgbouncer', 6432),
    DATABASE_READER_URL: through('server', 'haproxy', 5001),
    DATABASE_STANDBYS: '2',
    RATE_LIMITS: 'off',
  };
  const running = await Promise.all([
    startService(services.sandbox, logDir),
    startService({ ...services.api, env: { ...services.api.env, ...env } }, logDir),
    startService({ ...services.worker, env: { ...services.worker.env, ...env } }, logDir),
  ]);
  report('API, worker and payment sandbox are ready');
  return {
    apiUrl: `http://127.0.0.1:${api}/api/v1`,
    sandboxUrl: `http://127.0.0.1:${sandbox}/__sandbox`,
    async query(text, values = []) {
      const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
      client.on('error', () => {});
      await client.connect();
      try {
        return await client.query(text, [...values]);
      } finally {
        await client.end().catch(() => {});
      }
    },
    async stop() {
      await Promise.all(running.map((service) => service.stop()));
    },
  };
}
