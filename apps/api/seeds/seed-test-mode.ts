import { testTaxpayers } from '@portal/contracts';
import pg from 'pg';
import { testModePersonId } from '../src/platform/test-mode/test-mode-person.ts';

/** Fills a migrated database with reference data for test mode: the person who is named there, and payers to raise bills for. Run at every start. */
export async function seedTestMode(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-seed' });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(4005036), set_config('portal.founds_accounts', 'on', true)`);
    await client.query(
      `insert into users (id, email, first_name, last_name) values ($1, 'test-mode@portal.invalid', 'Test', 'Mode') on conflict (id) do nothing`,
      [testModePersonId],
    );
    for (const { tpui, firstName, lastName, email } of testTaxpayers)
      await client.query(
        `with person as (
           insert into users (email, first_name, last_name, email_verified_at, tpui)
           select $1, $2, $3, now(), $4 where not exists (select from users where tpui = $4) returning id
         )
         insert into user_roles (user_id, role_name, position) select id, 'Individual', 1 from person`,
        [email, firstName, lastName, tpui],
      );
    await client.query('commit');
  } finally {
    await client.end();
  }
}
