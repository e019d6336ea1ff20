/** Why the database could not start, in one sentence a person can act on; every one names the way out. */
export class PostgresStartError extends Error {
  override readonly name = 'PostgresStartError';

  constructor(reason: string, options?: ErrorOptions) {
    super(`${reason}, or set DATABASE_URL to a PostgreSQL 18 of your own.`, options);
  }
}
