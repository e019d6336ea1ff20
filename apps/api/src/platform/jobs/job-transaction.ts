import { type SQL, sql } from 'drizzle-orm';
import { type Db, fromDrizzle } from 'pg-boss';

/** The transaction of the change a job belongs to: drizzle's, or a `pg` client between BEGIN and COMMIT. */
export type JobTransaction = PgClientLike | DrizzleTransactionLike;

interface PgClientLike {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

interface DrizzleTransactionLike {
  execute(query: SQL): PromiseLike<{ rows: Record<string, unknown>[] }>;
}

export function jobDatabaseOf(transaction: JobTransaction): Db {
  if ('execute' in transaction) {
    return fromDrizzle({ execute: async (query) => transaction.execute(query as SQL) }, sql);
  }
  return { executeSql: (text, values) => transaction.query(text, values) };
}
