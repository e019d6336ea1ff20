import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { applyMigrations } from '../../../../platform/db/migrations/apply-migrations.ts';
import { readMigrations } from '../../../../platform/db/migrations/read-migrations.ts';
import { createEmptyDatabase } from '../../../../testing/empty-database.ts';

const migrations = await readMigrations();
const ruled = migrations.findIndex(({ name }) => name.endsWith('_role_rules'));

const db = new pg.Client({ connectionString: await createEmptyDatabase() });
await db.connect();
afterAll(() => db.end());

async function given(email: string, columns: string, ...roles: string[]): Promise<void> {
  const set = columns === '' ? '' : `, ${columns.replace(/ = .*/, '')}`;
  const value = columns === '' ? '' : `, ${columns.replace(/.* = /, '')}`;
  await db.query(
    `with person as (insert into users (email, first_name, last_name${set}) values ($1, 'A', 'B'${value}) returning id)
     insert into user_roles select id, name, position from person, unnest($2::text[]) with ordinality as role (name, position)`,
    [email, roles],
  );
}

it('puts right what the rules would refuse, and takes no right from anybody', async () => {
  await applyMigrations(db, migrations.slice(0, ruled));
  await db.query(`insert into mdas (id, code, name) values (1, 'A', 'A')`);
  await given('chief', '', 'SuperAdmin', 'Individual', 'MDA User');
  await given('clerk', 'mda_id = 1', 'MDA User', 'Tax Officer');
  await given('lost', '', 'MDA User');
  await given('agent', '', 'Agent', 'Admin');
  await given('moved', 'mda_id = 1', 'Admin');

  await given('unproved', `user_type = 'Individual'`, 'Individual');
  await db.query(
    `set session_replication_role = replica;
     insert into user_registrations (user_id, category_id, user_name, phone_number, date_of_birth, gender_id, occupation, nationality,
       state_id, lga_id, address_line1, identity_proof, registered_at)
     select id, 1, 'u', '', '1990-02-28', 1, '', '', 19, 1, '', 'details', now() from users where email = 'unproved';
     set session_replication_role = origin`,
  );

  await applyMigrations(db, migrations);

  const { rows } = await db.query(
    `select email, status, mda_id as mda, tpui is not null as "hasTpui",
       array(select role_name from user_roles where user_id = id order by position) as roles from users order by email`,
  );
  const active = { status: 'active', mda: null, hasTpui: false };
  expect(rows).toEqual([
    { ...active, email: 'agent', roles: ['Agent'], hasTpui: true },
    { ...active, email: 'chief', roles: ['SuperAdmin'] },
    { ...active, email: 'clerk', roles: ['MDA User'], mda: 1 },
    { ...active, email: 'lost', roles: ['MDA User'], status: 'suspended' },
    { ...active, email: 'moved', roles: ['Admin'] },
    { ...active, email: 'unproved', roles: ['Individual'] },
  ]);
});
