import type pg from 'pg';

/** A column as the catalogue keeps it. */
export interface CatalogueColumn {
  readonly relation: string;
  readonly position: number;
  readonly name: string;
  readonly type: string;
  /** The type of an array's elements. */
  readonly element: string | null;
  /** The words of an enum. */
  readonly words: readonly string[] | null;
  readonly isNotNull: boolean;
  readonly isIdentityAlways: boolean;
  readonly isGenerated: boolean;
  readonly hasDefault: boolean;
  readonly comment: string | null;
}

export interface CatalogueRelation {
  /** Its oid, by which stored views name it. */
  readonly id: string;
  /** With its schema, where that is not `public`. */
  readonly name: string;
  readonly comment: string | null;
  /** Each condition that its rows keep, as PostgreSQL prints it. */
  readonly checks: readonly string[];
  /** The stored query of a view, as PostgreSQL keeps it. */
  readonly query: string | null;
}

export interface Catalogue {
  readonly relations: readonly CatalogueRelation[];
  readonly columns: readonly CatalogueColumn[];
}

const ownRelations = `
  select c.oid::text as id, case when n.nspname = 'public' then '' else n.nspname || '.' end || c.relname as name, c.oid, c.relkind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm') and n.nspname in ('public', 'reading')`;

/** Tables and views of ours; those of pg-boss are its own affair. */
export async function readCatalogue(client: pg.Pool | pg.ClientBase): Promise<Catalogue> {
  const { rows: relations } = await client.query<CatalogueRelation>(`
    select r.id, r.name, obj_description(r.oid, 'pg_class') as comment,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = r.oid and k.contype = 'c' order by k.conname) as checks,
      (select w.ev_action::text from pg_rewrite w where w.ev_class = r.oid and r.relkind in ('v', 'm')) as query
    from (${ownRelations}) r order by r.name collate "C"`);
  const { rows: columns } = await client.query<CatalogueColumn>(`
    select r.id as relation, a.attnum as position, a.attname as name, t.typname as type, e.typname as element,
      (select array_agg(l.enumlabel::text order by l.enumsortorder) from pg_enum l where l.enumtypid = t.oid) as words,
      a.attnotnull as "isNotNull", a.attidentity = 'a' as "isIdentityAlways", a.attgenerated <> '' as "isGenerated",
      a.atthasdef or a.attidentity <> '' as "hasDefault", col_description(r.oid, a.attnum) as comment
    from (${ownRelations}) r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    order by r.name collate "C", a.attname collate "C"`);
  return { relations, columns };
}
