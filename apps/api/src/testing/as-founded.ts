import type { Database } from '../platform/db/database.ts';

/** A statement about somebody who decides, or a revenue head, as if two persons had done it long ago. */
export async function asFounded(
  { $client }: Pick<Database, '$client'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const client = await $client.connect();
  try {
    await client.query('begin');
    await client.query(
      `select set_config('portal.founds_accounts', 'on', true), set_config('portal.founds_heads', 'on', true)`,
    );
    await client.query(statement, [...values]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
