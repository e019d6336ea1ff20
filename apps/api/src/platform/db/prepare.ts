import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Schema } from './schema.generated.ts';
import { connectionOf, type Runner } from './tables-of.ts';

/** Where a value goes when the statement runs. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** What never changes is written out, so that a plan without values still uses the indexes that are made for it. */
class ConstantsWrittenOut extends PostgresQueryCompiler {
  protected override appendValue(value: unknown): void {
    if (value instanceof Place) super.appendValue(value);
    else this.appendImmediateValue(value);
  }
}

const unconnected = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new ConstantsWrittenOut(),
  },
});

/**
 * A hot statement: built once and not at every call, and prepared under its name by each connection, which then need not parse it
 * again. Whatever changes from call to call must be one of its values; a list of values is `= any(value)`.
 */
export function prepare<Values extends readonly unknown[], Row>(
  name: string,
  build: (tables: Kysely<Schema>, ...values: Values) => Compilable<Row>,
): (on: Runner, ...values: Values) => Promise<Row[]> {
  const places = Array.from({ length: build.length - 1 }, (_, index) => new Place(index));
  const { sql: text, parameters } = build(unconnected, ...(places as unknown as Values)).compile();
  return async (on, ...values) => {
    const given = parameters.map((place) => values[(place as Place).index]);
    const { rows } = await connectionOf(on).query({ name, text, values: given });
    return rows as Row[];
  };
}
