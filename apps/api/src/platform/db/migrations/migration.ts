/** A file of `migrations/`, as the runner reads it. */
export interface Migration {
  /** Its file name without `.sql`; the order of names is the order in which files are applied. */
  readonly name: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly hash: string;
  /** True when the file says `-- outside a transaction`: each step commits by itself, and a killed run goes on at the step it had reached. */
  readonly commitsEachStep: boolean;
  /** Files of `database/` whose objects are in its way: `-- drops: reading.invoices.view, bills.policies` among the first lines. */
  readonly drops: readonly string[];
  readonly steps: readonly MigrationStep[];
}

export type MigrationStep = StatementStep | IndexStep | BatchStep;

/** One or more statements, run once. */
interface StatementStep {
  readonly kind: 'statement';
  readonly sql: string;
}

/** `CREATE INDEX CONCURRENTLY`. */
export interface IndexStep {
  readonly kind: 'index';
  readonly sql: string;
  /** As PostgreSQL resolves it: with its schema, or by the search path. */
  readonly index: string;
}

/** One statement over a table, for `size` rows at a time in the order of `key`: `$1` is the first key of the batch, `$2` the last. */
export interface BatchStep {
  readonly kind: 'batch';
  readonly sql: string;
  readonly table: string;
  readonly key: string;
  readonly size: number;
}
