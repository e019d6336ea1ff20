import type pg from 'pg';
import { superuser } from './cluster.ts';
import { logins } from './logins.ts';

/** An extension's objects stay its maker's. */
const ownObjects = (catalog: string) =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = o.oid and deptype = 'e')`;

/**
 * Gives what an older portal made as superuser to the owner. `client` is the superuser, connected to the portal's database.
 * Nothing is done when nothing is left to be given.
 */
export async function handOver(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `with me as (select oid from pg_roles where rolname = $1),
     spaces as (select oid, nspname from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema')
     select format('ALTER SCHEMA %I OWNER TO ${logins.owner}', nspname) as statement
       from pg_namespace o where nspowner = (select oid from me) and oid in (select oid from spaces) and ${ownObjects('pg_namespace')}
     union all
     select format('ALTER %s %s OWNER TO ${logins.owner}',
         case relkind when 'v' then 'VIEW' when 'm' then 'MATERIALIZED VIEW' when 'S' then 'SEQUENCE' else 'TABLE' end, o.oid::regclass)
       from pg_class o where relowner = (select oid from me) and relnamespace in (select oid from spaces)
         and relkind in ('r', 'p', 'v', 'm', 'S') and ${ownObjects('pg_class')}
         -- A column's sequence goes with its table.
         and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = o.oid and relkind = 'S' and deptype in ('a', 'i'))
     union all
     select format('ALTER ROUTINE %s OWNER TO ${logins.owner}', o.oid::regprocedure)
       from pg_proc o where proowner = (select oid from me) and pronamespace in (select oid from spaces) and ${ownObjects('pg_proc')}
     union all
     select format('ALTER TYPE %s OWNER TO ${logins.owner}', o.oid::regtype)
       from pg_type o where typowner = (select oid from me) and typnamespace in (select oid from spaces)
         and typtype in ('e', 'd') and ${ownObjects('pg_type')}`,
    [superuser],
  );
  await client.query('begin');
  for (const { statement } of rows) await client.query(statement);
  await client.query('commit');
}
