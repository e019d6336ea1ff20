import pg from 'pg';
import type { Secrets } from './places.ts';

/** As an operator makes them: who owns the tables, who serves with which limits (docs/decisions/0320, 0863), and the database. */
export async function makeLogins(asSuperuser: (database: string) => string, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: asSuperuser('postgres'), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    for (const statement of [
      'create role portal_application nologin',
      'create role portal_reading nologin',
      `create role portal_owner login createrole password '${secrets.owner}'`,
      `create role portal_server login password '${secrets.server}' in role portal_application`,
      'grant portal_application, portal_reading to portal_owner with admin option, inherit false, set true',
      `alter role portal_server set statement_timeout = '30s'`,
      `alter role portal_server set lock_timeout = '5s'`,
      `alter role portal_server set idle_in_transaction_session_timeout = '60s'`,
      'create database portal owner portal_owner',
    ])
      await client.query(statement);
  } finally {
    await client.end();
  }
}
