import { sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { apiProcesses } from '../../testing/api-process.ts';
import { productionEnv } from '../../testing/production-env.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createReadAs } from '../scope/read-as.ts';
import { createDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { servingFaults } from './serving-role.ts';

const { db, owner, ownerUrl } = await createTestDatabase();
// Rights over the database itself are not copied from the template.
await migrate(ownerUrl);
const { superuserUrl, readerUrl } = inject('postgres');
const env = await productionEnv({ DATABASE_URL: ownerUrl });

const tables = sql`select c.oid, c.oid::regclass::text as name, relrowsecurity from pg_class c join pg_namespace n on n.oid = relnamespace
  where relkind in ('r', 'p') and nspname in ('public', 'jobs')`;

describe('what the application serves as', () => {
  it('reads and writes every table, also the newest, and has no other power over any', async () => {
    const { rows } = await db.execute(sql`
      select name from (${tables}) t where not has_table_privilege(oid, 'SELECT') or not has_table_privilege(oid, 'INSERT')
        or not has_table_privilege(oid, 'UPDATE') or not has_table_privilege(oid, 'DELETE')
        or has_table_privilege(oid, 'TRUNCATE') or has_table_privilege(oid, 'TRIGGER') or has_table_privilege(oid, 'REFERENCES')`);
    expect(rows).toEqual([]);
    expect((await db.execute(tables)).rows.length).toBeGreaterThan(60);
  });

  it('sees every row where readers see their own', async () => {
    const { rows } = await db.execute<{
      name: string;
    }>(sql`select name from (${tables}) t where relrowsecurity and not exists (
      select from pg_policy where polrelid = t.oid and polcmd = '*' and 'portal_application'::regrole = any (polroles))`);
    expect(rows).toEqual([]);
  });

  it.each([
    ['makes a table', 'create table more (answer int)'],
    ['makes a temporary table that would be found before the real one', 'create temporary table bills (answer int)'],
    ['makes a schema', 'create schema more'],
    ['changes a table', 'alter table receipts add column more int'],
    ['puts a trigger out of action', 'alter table audit_log disable trigger all'],
    [
      'makes a trigger',
      'create trigger t before update on receipts for each row execute function check_roles_of_user()',
    ],
    ['puts all triggers out of action', 'set session_replication_role = replica'],
    [
      'replaces a function',
      `create or replace function active_role(uuid) returns text language sql as 'select 1::text'`,
    ],
    ['empties a table', 'truncate audit_log'],
    ['opens row-level security', 'alter table bills disable row level security'],
    ['becomes the owner', 'set role portal_owner'],
    ['rewrites which migrations were applied', 'delete from migrations.applied'],
    [
      'moves a sequence back',
      `select setval(oid::regclass, 1) from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace limit 1`,
    ],
  ])('never %s', async (_what, statement) => {
    await expect(db.$client.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });

  it('takes the part of a reader, without having a reader’s rights by itself', async () => {
    const readAs = createReadAs(db);
    const [row] = await readAs({ kind: 'state' }, (run) =>
      run<{ name: string }>(sql`select current_user::text as name`),
    );
    expect(row?.name).toBe('portal_read_state');
    const { rows } = await db.execute(sql`select pg_has_role('portal_read_state', 'USAGE') as inherits`);
    expect(rows).toEqual([{ inherits: false }]);
  });
});

describe('whoever looks by hand', () => {
  it('reads what the state’s readers read, and no account, session or secret', async () => {
    const { pathname } = new URL(ownerUrl);
    const looking = createDatabase(Object.assign(new URL(readerUrl), { pathname }).href);
    await looking.execute(sql`select * from reading.invoices limit 1`);
    await looking.execute(sql`select * from bills limit 1`);
    for (const table of ['users', 'sessions', 'provider_notifications', 'idempotency_keys'])
      await expect(looking.$client.query(`select * from ${table} limit 1`), table).rejects.toThrow('permission denied');
    await expect(looking.$client.query(`update bills set payer_tpui = 'x'`)).rejects.toThrow(
      /read-only|permission denied/,
    );
    await looking.$client.end();
  });
});

describe('a table of a later migration', () => {
  it('is served after the next run, with row-level security too', async () => {
    await owner.execute(sql`create table later (id bigint generated always as identity, name text)`);
    await owner.execute(sql`alter table later enable row level security`);
    await expect(db.execute(sql`insert into later (name) values ('x')`)).rejects.toThrow();
    await migrate(ownerUrl);
    await migrate(ownerUrl);
    await db.execute(sql`insert into later (name) values ('x')`);
    expect((await db.execute(sql`update later set name = 'y' returning name`)).rows).toEqual([{ name: 'y' }]);
  });
});

describe('production', () => {
  it('serves as the application alone', async () => {
    const root = createDatabase(superuserUrl);
    expect(await servingFaults(db.$client)).toEqual([]);
    expect((await servingFaults(owner.$client)).join()).toMatch(
      /DATABASE_URL connects as portal_owner.*owner of tables.*make roles/,
    );
    expect((await servingFaults(root.$client)).join()).toMatch(/DATABASE_URL connects as portal.*superuser/);
    await root.$client.end();
  });

  const { run } = apiProcesses({});
  it('refuses to start as more', async () => {
    const { exit, complaints } = run(env);
    expect(await exit).toBe(1);
    expect(complaints()).toMatch(/^DATABASE_URL connects as portal_owner, .*DATABASE_OWNER_URL.*\n$/);
  });
});
