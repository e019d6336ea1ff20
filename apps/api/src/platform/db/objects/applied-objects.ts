import type pg from 'pg';
import type { ObjectFile } from './object-file.ts';

/** A file as it was applied last. */
export interface AppliedObject {
  readonly name: string;
  readonly hash: string;
  readonly drops: readonly string[];
}

/** The files whose objects the database has, by name. */
export async function appliedObjects(client: pg.ClientBase): Promise<ReadonlyMap<string, AppliedObject>> {
  const { rows } = await client.query<AppliedObject>('select name, hash, drops from migrations.objects order by name');
  return new Map(rows.map((row) => [row.name, row]));
}

export async function recordObjects(client: pg.ClientBase, files: readonly ObjectFile[]): Promise<void> {
  await client.query(
    `insert into migrations.objects (name, hash, drops)
     select name, hash, array(select jsonb_array_elements_text(drops)) from jsonb_to_recordset($1) as f (name text, hash text, drops jsonb)
     on conflict (name) do update set hash = excluded.hash, drops = excluded.drops, applied_at = now()`,
    [JSON.stringify(files.map(({ name, hash, drops }) => ({ name, hash, drops })))],
  );
}

export async function forgetObjects(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await client.query('delete from migrations.objects where name = any ($1)', [names]);
}
