import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { RunQuery } from './list-source.ts';

const dialect = new PgDialect();

/** Drizzle makes the statement; the driver runs it, so that columns come as everywhere (`column-types.ts`). Never named: planned with its values. */
export function runQueryOn(client: pg.ClientBase): RunQuery {
  return async <Row>(query: SQL) => {
    const { sql: text, params } = dialect.sqlToQuery(query);
    const { rows } = await client.query(text, params);
    return rows as Row[];
  };
}
