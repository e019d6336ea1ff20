import type pg from 'pg';
import { dropObjects } from '../objects/drop-objects.ts';
import { appliedMigrations, recordApplied } from './applied-migrations.ts';
import { applySteps } from './apply-steps.ts';
import { inTransaction } from './in-transaction.ts';
import type { Migration } from './migration.ts';

/**
 * Applies what is pending of `migrations`, each file in a transaction of its own, and says how many files that were. After a
 * failure the files before it stay applied; the next run goes on from there. `client` owns the schema and holds the runner's lock.
 */
export async function applyMigrations(client: pg.ClientBase, migrations: readonly Migration[]): Promise<number> {
  const applied = await appliedMigrations(client, migrations);
  const pending = migrations.filter(({ name }) => !applied.has(name));
  for (const migration of pending) {
    try {
      if (migration.commitsEachStep) await applySteps(client, migration);
      await inTransaction(client, async () => {
        if (migration.drops.length > 0) await dropObjects(client, migration.drops);
        if (!migration.commitsEachStep) for (const { sql } of migration.steps) await client.query(sql);
        await recordApplied(client, migration);
      });
    } catch (error) {
      throw new Error(`Migration ${migration.name} was not applied: ${(error as Error).message}`, { cause: error });
    }
  }
  return pending.length;
}
