import type pg from 'pg';
import type { Database } from '../../../../platform/db/database.ts';

/** Looks at all of it as it stood at one moment, whatever is written meanwhile; and writes nothing. */
export async function asItStands<T>({ $client }: Database, look: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await $client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    return await look(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}
