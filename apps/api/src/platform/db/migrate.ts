import pg from 'pg';
import { prepareJobs } from '../jobs/prepare-jobs.ts';
import { grantRights } from './grant-rights.ts';
import { applyMigrations } from './migrations/apply-migrations.ts';
import { beginFromBaseline } from './migrations/begin-from-baseline.ts';
import { inTransaction } from './migrations/in-transaction.ts';
import { readMigrations } from './migrations/read-migrations.ts';
import { takeRunnerLock } from './migrations/take-runner-lock.ts';
import { applyObjects } from './objects/apply-objects.ts';
import { readObjectFiles } from './objects/read-object-files.ts';

/**
 * Brings the database to today's schema, with everything the application must not make by itself, and says how many migrations
 * that took. `url` connects as the owner. Another runner is waited for.
 */
export async function migrate(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' });
  await client.connect();
  try {
    await takeRunnerLock(client);
    // A migration never queues behind traffic with a lock that would stop everybody else; it fails and is run again.
    await client.query(`set lock_timeout = '5s'`);
    const migrations = await readMigrations();
    const begun = await beginFromBaseline(client, migrations);
    const applied = begun + (await applyMigrations(client, migrations));
    await prepareJobs(url);
    const files = await readObjectFiles();
    await inTransaction(client, async () => {
      await applyObjects(client, files);
      // In the same transaction: a view that was made anew is read by the application from its first moment.
      await grantRights(client);
    });
    return applied;
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}
