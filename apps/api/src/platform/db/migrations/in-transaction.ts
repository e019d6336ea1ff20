import type pg from 'pg';

/** Runs `work` in a transaction of `client`, all or nothing. */
export async function inTransaction(client: pg.ClientBase, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    // The first error is the one to read, also when the connection is gone.
    await client.query('rollback').catch(() => {});
    throw error;
  }
}
