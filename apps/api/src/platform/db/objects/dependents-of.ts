import type pg from 'pg';

/** Functions, views, triggers and policies that cannot be without the given ones, each by the statement that drops it; the given come last. */
const dependents = `
with recursive given (classid, objid) as (
  select 'pg_proc'::regclass, p.oid from pg_proc p where 'DROP FUNCTION IF EXISTS ' || p.oid::regproc = any ($1)
  union all
  select 'pg_class'::regclass, c.oid from pg_class c where c.relkind = 'v' and 'DROP VIEW IF EXISTS ' || c.oid::regclass = any ($1)
  union all
  select 'pg_trigger'::regclass, t.oid from pg_trigger t
  where not tgisinternal and format('DROP TRIGGER IF EXISTS %I ON %s', tgname, tgrelid::regclass) = any ($1)
  union all
  select 'pg_policy'::regclass, p.oid from pg_policy p
  where format('DROP POLICY IF EXISTS %I ON %s', polname, polrelid::regclass) = any ($1)
), reached (classid, objid, depth) as (
  select classid, objid, 0 from given
  union
  select case when r.oid is null then d.classid else 'pg_class'::regclass end, coalesce(r.ev_class, d.objid), depth + 1
  from reached
  join pg_depend d on d.refclassid = reached.classid and d.refobjid = reached.objid
  left join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
  where (coalesce(r.ev_class, d.objid), reached.classid) <> (reached.objid, 'pg_class'::regclass) and depth < 30
), found as (
  select max(depth) as depth, coalesce(
    (select 'DROP FUNCTION IF EXISTS ' || p.oid::regproc from pg_proc p where classid = 'pg_proc'::regclass and p.oid = objid),
    (select 'DROP VIEW IF EXISTS ' || c.oid::regclass from pg_class c where classid = 'pg_class'::regclass and c.oid = objid and c.relkind = 'v'),
    (select format('DROP TRIGGER IF EXISTS %I ON %s', tgname, tgrelid::regclass) from pg_trigger t
      where classid = 'pg_trigger'::regclass and t.oid = objid and not tgisinternal),
    (select format('DROP POLICY IF EXISTS %I ON %s', polname, polrelid::regclass) from pg_policy p
      where classid = 'pg_policy'::regclass and p.oid = objid)
  ) as statement
  from reached group by classid, objid
)
select statement from found where statement is not null order by depth desc, statement`;

export async function dependentsOf(client: pg.ClientBase, drops: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ statement: string }>(dependents, [drops]);
  return rows.map(({ statement }) => statement);
}
