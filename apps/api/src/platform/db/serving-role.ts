import type pg from 'pg';
import { ConfigError } from '../config/config-error.ts';

const powers = `
  select rolname as name, concat_ws('; ',
    case when rolsuper then 'superuser' end,
    case when exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and pg_has_role(c.relowner, 'MEMBER')
    ) then 'owner of tables' end,
    case when rolcreaterole then 'may make roles' end,
    case when rolcreatedb then 'may make databases' end,
    case when rolbypassrls then 'sees past row-level security' end,
    case when rolreplication then 'may replicate' end,
    case when has_database_privilege(current_database(), 'CREATE') or has_schema_privilege('public', 'CREATE') then 'may make tables' end,
    case when has_parameter_privilege('session_replication_role', 'SET') then 'may put triggers out of action' end,
    case when exists (
      select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p')
        and (has_table_privilege(c.oid, 'TRIGGER') or has_table_privilege(c.oid, 'TRUNCATE'))
    ) then 'may make triggers or empty tables' end,
    case when exists (
      select from pg_roles r where r.rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files')
        and pg_has_role(r.oid, 'MEMBER')
    ) then 'reaches the server’s files' end
  ) as too_much,
  coalesce((select pg_has_role(oid, 'USAGE') from pg_roles where rolname = 'portal_application'), false) as serves
  from pg_roles where rolname = current_user`;

/** Why this connection must not serve other people's money, one sentence each; none when it has rights over rows alone. */
export async function servingFaults(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; too_much: string; serves: boolean }>(powers);
  const [{ name, too_much: tooMuch, serves } = { name: '', too_much: '', serves: false }] = rows;
  if (tooMuch)
    return [
      `DATABASE_URL connects as ${name}, who has more power than production serves with (${tooMuch}): give it a login whose only role is portal_application, and the owner's address as DATABASE_OWNER_URL to migrations alone.`,
    ];
  return serves
    ? []
    : [
        `DATABASE_URL connects as ${name}, who is no member of portal_application: run the migrations as the owner, and "GRANT portal_application TO ${name}".`,
      ];
}

/** Throws a `ConfigError` for a connection that production does not serve with. */
export async function requireServingRole(pool: pg.Pool): Promise<void> {
  const faults = await servingFaults(pool);
  if (faults.length > 0) throw new ConfigError(faults);
}
