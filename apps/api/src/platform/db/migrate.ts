import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { grantRights } from './grant-rights.ts';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
/** Any number; every runner takes the same lock, so several replicas may start at once. */
const runnerLock = 4_005_001;

/**
 * Brings the database to today's schema, with everything the application must not make by itself, and says how many migrations
 * that took. `url` connects as the owner. Another runner is waited for.
 */
export async function migrate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [runnerLock]);
    // A migration never queues behind traffic with a lock that would stop everybody else; it fails and is run again.
    await client.query(`set lock_timeout = '5s'`);
    const before = await appliedMigrations(client);
    await runMigrations(drizzle({ client }), { migrationsFolder });
    await prepareJobs(url);
    await grantRights(client);
    return (await appliedMigrations(client)) - before;
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as known`,
  );
  if (!rows[0]?.known) return 0;
  const counted = await client.query<{ count: string }>('select count(*) as count from drizzle.__drizzle_migrations');
  return Number(counted.rows[0]?.count);
}
