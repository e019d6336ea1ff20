import {
  type CompiledQuery,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type pg from 'pg';

/** Kysely on a connection that others opened and others close: it begins no transaction of its own. */
export function connectionDialect(on: pg.Pool | pg.ClientBase): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driverOn(on),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

function driverOn(client: pg.Pool | pg.ClientBase): Driver {
  const connection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, rowCount } = await client.query(sql, [...parameters]);
      return { rows: rows as Row[], numAffectedRows: BigInt(rowCount ?? 0) };
    },
    streamQuery: () => {
      throw new Error('Many rows are read with a cursor of the driver');
    },
  };
  const refuse = async () => {
    throw new Error('Transactions are begun by `db.transaction`');
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    ...{ beginTransaction: refuse, commitTransaction: refuse, rollbackTransaction: refuse },
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}
