import { Kysely } from 'kysely';
import type pg from 'pg';
import { connectionDialect } from './connection-dialect.ts';
import type { Database, Transaction } from './database.ts';
import type { Schema } from './schema.generated.ts';

/** Whoever can run a statement: the database, an open transaction, or a connection. */
export type Runner = Pick<Database, '$client'> | Pick<Database, 'execute'> | Transaction | pg.Pool | pg.ClientBase;

/** The tables and views as the catalogue has them; statements run on the pool, or in the transaction that is given. */
export function tablesOf(on: Runner): Kysely<Schema> {
  const connection = connectionOf(on);
  const tables = builders.get(connection) ?? new Kysely<Schema>({ dialect: connectionDialect(connection) });
  builders.set(connection, tables);
  return tables;
}

/** A pool lends the same connections again and again: each keeps its builder. */
const builders = new WeakMap<pg.Pool | pg.ClientBase, Kysely<Schema>>();

/**
 * Drizzle keeps the connection of a transaction to itself. Both builders write in that one transaction, with its settings and its
 * row-level security, and columns come as the driver is set up (`column-types.ts`), not as Drizzle reads raw statements.
 */
export function connectionOf(on: Runner): pg.Pool | pg.ClientBase {
  if ('query' in on && 'connect' in on) return on;
  const { session, $client } = on as { session?: { client?: pg.Pool | pg.ClientBase }; $client?: pg.Pool };
  const connection = $client ?? session?.client;
  if (!connection) throw new TypeError('Neither a database, nor a transaction of Drizzle, nor a connection');
  return connection;
}
