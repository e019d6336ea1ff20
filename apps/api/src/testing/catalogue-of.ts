import type pg from 'pg';

/** Schemas of ours; what pg-boss makes in `jobs` and what the runner keeps is theirs. */
const ours = `n.nspname in ('public', 'reading')`;
const ofNoExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend e where e.classid = '${catalogue}'::regclass and e.objid = ${oid} and e.deptype = 'e')`;

/** Rights without an order: who may do what, by whom given. */
const rights = (acl: string, owner: string, kind: string) =>
  `(select string_agg(distinct format('%s=%s', case grantee when 0 then 'PUBLIC' else grantee::regrole::text end, privilege_type || case when is_grantable then '*' else '' end), ' ')
    from aclexplode(coalesce(${acl}, acldefault('${kind}', ${owner}))))`;

const catalogue = `
select kind, name, says from (
  select 'extension' as kind, extname::text as name, extversion as says from pg_extension
  union all
  select 'schema', n.nspname, concat_ws(' ', n.nspowner::regrole, ${rights('n.nspacl', 'n.nspowner', 'n')}) from pg_namespace n where ${ours}
  union all
  select 'type', t.oid::regtype::text, concat_ws(' ', t.typtype, t.typowner::regrole, t.typbasetype::regtype, t.typnotnull, t.typdefault,
    (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = t.oid), obj_description(t.oid, 'pg_type'))
  from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${ours} and t.typtype in ('e', 'd', 'r') and ${ofNoExtension('pg_type', 't.oid')}
  union all
  select case c.relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass::text, concat_ws(' ',
    c.relowner::regrole, c.relpersistence, c.relrowsecurity, c.relforcerowsecurity, c.relreplident, array_to_string(c.reloptions, ','),
    ${rights('c.relacl', 'c.relowner', 'r')}, obj_description(c.oid, 'pg_class'), case c.relkind when 'v' then pg_get_viewdef(c.oid) end,
    (select concat_ws(' ', seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcache, seqcycle) from pg_sequence where seqrelid = c.oid),
    (select concat_ws(' ', deptype, refobjid::regclass, refobjsubid) from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype in ('i', 'a') and c.relkind = 'S'))
  from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${ours} and c.relkind in ('r', 'p', 'v', 'm', 'S')
  union all
  select 'column', c.oid::regclass || '.' || a.attname, concat_ws(' ', row_number() over (partition by a.attrelid order by a.attnum),
    format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated, a.attstorage, a.attcompression, a.attstattarget,
    nullif(a.attcollation::regcollation::text, '-'), array_to_string(a.attoptions, ','), pg_get_expr(d.adbin, d.adrelid),
    case when a.attacl is not null then ${rights('a.attacl', 'c.relowner', 'c')} end, col_description(c.oid, a.attnum))
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where ${ours} and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped
  union all
  select 'constraint', coalesce(c.conrelid::regclass::text || '.', '') || c.conname,
    concat_ws(' ', c.contype, pg_get_constraintdef(c.oid), c.convalidated, c.conindid::regclass, obj_description(c.oid, 'pg_constraint'))
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace where ${ours}
  union all
  select 'index', i.indexrelid::regclass::text, concat_ws(' ', pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisclustered, i.indisreplident,
    obj_description(i.indexrelid, 'pg_class'), (select string_agg(a.attname || a.attstattarget, ',') from pg_attribute a where a.attrelid = i.indexrelid and a.attstattarget >= 0))
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}
  union all
  select 'function', p.oid::regprocedure::text, concat_ws(' ', p.proowner::regrole, pg_get_functiondef(p.oid), ${rights('p.proacl', 'p.proowner', 'f')}, obj_description(p.oid, 'pg_proc'))
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${ours} and p.prokind in ('f', 'p') and ${ofNoExtension('pg_proc', 'p.oid')}
  union all
  select 'trigger', t.tgrelid::regclass || '.' || t.tgname, concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled, obj_description(t.oid, 'pg_trigger'))
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace where ${ours} and not t.tgisinternal
  union all
  select 'policy', p.polrelid::regclass || '.' || p.polname, concat_ws(' ', p.polcmd, p.polpermissive, (select string_agg(r::regrole::text, ',' order by r::regrole::text) from unnest(p.polroles) r),
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid), obj_description(p.oid, 'pg_policy'))
  from pg_policy p
  union all
  select 'statistics', s.stxname::text, pg_get_statisticsobjdef(s.oid) from pg_statistic_ext s
  union all
  select 'default rights', d.defaclrole::regrole::text, d.defaclacl::text from pg_default_acl d
) c order by kind, name`;

/** What the database is, with nothing of what happened to it: `kind name` → everything PostgreSQL knows of it. */
export async function catalogueOf(client: pg.ClientBase): Promise<Readonly<Record<string, string>>> {
  await client.query('set search_path = public');
  const { rows } = await client.query<{ kind: string; name: string; says: string }>(catalogue);
  return Object.fromEntries(rows.map(({ kind, name, says }) => [`${kind} ${name}`, says]));
}
