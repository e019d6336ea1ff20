import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { columnTypes } from './column-types.ts';
import { connectPatiently } from './connect-patiently.ts';
import { servingLimits } from './serving-limits.ts';
import { UnnamedClient } from './unnamed-client.ts';

/** Everyday queries go through Drizzle; the hottest ones are prepared statements on `$client`. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** What `db.transaction` hands to its callback; whoever asks for one writes in its caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseOptions {
  /** Connections this process may hold at once. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
  /**
   * `url` leads to a pooler that lends a server for each transaction: nothing is kept in a session, no statement has a name, and the
   * limits are those of the role.
   */
  readonly pooled?: boolean;
  /** How long a connection is asked for again while the database changes places; 5 s when absent. */
  readonly patienceMs?: number;
}

/** Opens no connection yet. Close it with `db.$client.end()`. */
export function createDatabase(
  url: string,
  { max = 10, name = 'portal-api', pooled = false, patienceMs = 5_000 }: DatabaseOptions = {},
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    ...(pooled ? { Client: UnnamedClient } : servingLimits),
    types: columnTypes,
  });
  // A connection that breaks is replaced by the pool, and its query rejects; without a listener it would end the process,
  // when it is idle (the pool's event) and when somebody holds it for a transaction (its own).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  connectPatiently(pool, patienceMs);
  return drizzle({ client: pool });
}
