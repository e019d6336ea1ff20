import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { columnTypes } from './column-types.ts';

/** Everyday queries go through Drizzle; the hottest ones are prepared statements on `$client`. */
export type Database = NodePgDatabase & { readonly $client: pg.Pool };

/** What `db.transaction` hands to its callback; whoever asks for one writes in its caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabaseOptions {
  /** Connections this process may hold at once. */
  readonly max?: number;
  /** Shown in pg_stat_activity. */
  readonly name?: string;
}

/** Opens no connection yet. Close it with `db.$client.end()`. */
export function createDatabase(url: string, { max = 10, name = 'portal-api' }: DatabaseOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    // A request that cannot be answered in this time has lost its reader.
    statement_timeout: 30_000,
    // Whoever waits for a row this long is told to come again: a payer, or a provider with a notice, holds a connection meanwhile.
    lock_timeout: 5_000,
    // A process that hangs must not hold a bill's lock for ever.
    idle_in_transaction_session_timeout: 60_000,
    types: columnTypes,
  });
  // A connection that breaks is replaced by the pool, and its query rejects; without a listener it would end the process,
  // when it is idle (the pool's event) and when somebody holds it for a transaction (its own).
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return drizzle({ client: pool });
}
