import { createHash } from 'node:crypto';
import type pg from 'pg';
import { applyBatches } from './apply-batches.ts';
import { inTransaction } from './in-transaction.ts';
import { makeIndex } from './make-index.ts';
import type { Migration } from './migration.ts';

interface StepDone {
  readonly step: number;
  readonly sql_hash: string;
  readonly reached: string | null;
  readonly is_done: boolean;
}

/** Applies the steps of a file that commits each of them, from the one an earlier run had reached. */
export async function applySteps(client: pg.ClientBase, migration: Migration): Promise<void> {
  const { rows } = await client.query<StepDone>(
    'select step, sql_hash, reached, is_done from migrations.steps where migration = $1',
    [migration.name],
  );
  const begun = new Map(rows.map((row) => [row.step, row]));
  for (const [position, step] of migration.steps.entries()) {
    const number = position + 1;
    const hash = createHash('sha256').update(step.sql).digest('hex');
    const earlier = begun.get(number);
    if (earlier && earlier.sql_hash !== hash) throw new Error(`step ${number} was changed after it had begun`);
    if (earlier?.is_done) continue;
    const record = async (reached: string | null, isDone: boolean) => {
      await client.query(
        `insert into migrations.steps (migration, step, sql_hash, reached, is_done) values ($1, $2, $3, $4, $5)
         on conflict (migration, step) do update set reached = excluded.reached, is_done = excluded.is_done`,
        [migration.name, number, hash, reached, isDone],
      );
    };
    if (step.kind === 'batch') {
      const reached = await applyBatches(client, step, earlier?.reached ?? null, (key) => record(key, false));
      await record(reached, true);
    } else if (step.kind === 'index') {
      await makeIndex(client, step);
      await record(null, true);
    } else {
      await inTransaction(client, async () => {
        await client.query(step.sql);
        await record(null, true);
      });
    }
  }
}
