import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { WorldManifest } from './world-manifest.ts';

interface Table {
  readonly name: string;
  readonly columns: string[];
  /** The same, with the bytes of pictures cut short: they are most of the size, and no migration reads them. */
  readonly values: string;
  readonly key: string | null;
}

/** Jobs are made anew by every release; what was migrated by the runner of today is applied again, and recorded by it. */
const tablesOfARelease = `
  select c.oid::regclass::text as name,
    (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    (select string_agg(case when a.atttypid = 'bytea'::regtype then format('substring(%1$I for 1000)', a.attname) else quote_ident(a.attname) end,
        ', ' order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as values,
    (select string_agg(quote_ident(a.attname), ', ' order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
      join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey::int2[]) where i.indrelid = c.oid and i.indisprimary) as key
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and (n.nspname = 'public' or c.oid = to_regclass('drizzle.__drizzle_migrations'))
  order by 1`;

/** Writes the rows of a database into `folder`, one file a table, to be upgraded by later releases. */
export async function keepWorld(
  url: string,
  folder: string,
  of: Pick<WorldManifest, 'release' | 'lastMigration'>,
): Promise<WorldManifest> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await client.query('begin isolation level repeatable read read only');
    const { rows: found } = await client.query<Table>(tablesOfARelease);
    const tables: WorldManifest['tables'] = [];
    for (const { name, columns, values, key } of found) {
      const copy = client.query(
        copyTo(`copy (select ${values} from ${name} ${key ? `order by ${key}` : ''}) to stdout`),
      );
      const file = join(folder, `${name}.copy.gz`);
      await pipeline(copy, createGzip({ level: 9 }), createWriteStream(file));
      if (copy.rowCount > 0) tables.push({ name, columns, rows: copy.rowCount });
      else await rm(file);
    }
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      `select quote_ident(sequencename) as name, last_value::text as value from pg_sequences
       where schemaname = 'public' and last_value is not null order by 1`,
    );
    const manifest = { ...of, tables, sequences };
    await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    return manifest;
  } finally {
    await client.end();
  }
}
