import type pg from 'pg';
import { ConfigError } from '../config/config-error.ts';

/** How long who serves may wait for the database, in milliseconds. Through a pooler they are those of the login (`grant-rights.ts`). */
export const servingLimits = {
  // A request that cannot be answered in this time has lost its reader.
  statement_timeout: 30_000,
  // Whoever waits for a row this long is told to come again: a payer, or a provider with a notice, holds a connection meanwhile.
  lock_timeout: 5_000,
  // A process that hangs must not hold a bill's lock for ever.
  idle_in_transaction_session_timeout: 60_000,
} as const;

/** Throws a `ConfigError` that names the limits missing where `pool` leads to: without one a call may hold a row for ever. */
export async function requireLimits(pool: pg.Pool): Promise<void> {
  const names = Object.keys(servingLimits);
  const { rows } = await pool.query<{ name: string; login: string }>(
    `select name, current_user as login from pg_settings where name = any ($1) and setting = '0' order by name`,
    [names],
  );
  if (rows.length === 0) return;
  const sentences = rows.map(
    ({ name, login }) =>
      `DATABASE_POOL_URL has no ${name}: run the migrations as who may change ${login}, or "ALTER ROLE ${login} SET ${name} = '${servingLimits[name as keyof typeof servingLimits]}ms'", and let the pooler connect anew.`,
  );
  throw new ConfigError(sentences);
}
