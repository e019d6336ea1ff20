import type pg from 'pg';
import { type AppliedObject, appliedObjects, forgetObjects, recordObjects } from './applied-objects.ts';
import { dropObjects } from './drop-objects.ts';
import { inRounds } from './in-rounds.ts';
import type { ObjectFile } from './object-file.ts';
import { resetRights } from './reset-rights.ts';

/** A function's result or parameters, a view's columns: PostgreSQL does not replace them in place. */
const cannotReplace = new Set(['42P13', '42P16']);

/**
 * Makes functions, triggers, views and policies what the files say, and answers how many files that took. Only what changed
 * is touched. Runs inside the caller's transaction, so that nobody ever sees half of it.
 */
export async function applyObjects(client: pg.ClientBase, files: readonly ObjectFile[]): Promise<number> {
  await client.query('set local search_path = public');
  const applied = await appliedObjects(client);
  const changed = files.filter(({ name, hash }) => applied.get(name)?.hash !== hash);
  const gone = [...applied.values()].filter((object) => !files.some(({ name }) => name === object.name));
  if (changed.length === 0 && gone.length === 0) return 0;

  const before = [...changed, ...gone].flatMap(({ name }) => attached(applied.get(name)?.drops ?? []));
  await client.query(before.join(';\n'));
  await resetRights(client, changed);
  const byName = new Map(files.map((file) => [file.name, file]));
  await inRounds(client, changed, (file) => applyFile(client, file, { byName, isKnown: applied.has(file.name) }));
  await inRounds(client, gone, (object) => dropGone(client, object, files));
  await recordObjects(client, changed);
  return changed.length + gone.length;
}

/** Triggers and policies: PostgreSQL does not say whether one differs from its text, so those of a changed file are made anew. */
function attached(drops: readonly string[]): readonly string[] {
  return drops.filter((drop) => /^DROP (TRIGGER|POLICY)/.test(drop));
}

interface Surroundings {
  readonly byName: ReadonlyMap<string, ObjectFile>;
  /** The database has something of this file already. */
  readonly isKnown: boolean;
}

async function applyFile(
  client: pg.ClientBase,
  file: ObjectFile,
  { byName, isKnown }: Surroundings,
): Promise<readonly ObjectFile[]> {
  const text = [...attached(file.drops), file.sql].join(';\n');
  if (!isKnown) {
    await client.query(text);
    return [];
  }
  await client.query('savepoint replacing');
  try {
    await client.query(text);
    if (!(await isOverloaded(client, file))) return [];
  } catch (error) {
    if (!cannotReplace.has((error as pg.DatabaseError).code ?? '')) throw error;
  }
  await client.query('rollback to savepoint replacing');
  const lost = await dropObjects(client, [file.name]);
  await client.query(text);
  const others = lost.flatMap((name) => (name === file.name ? [] : (byName.get(name) ?? [])));
  await recordObjects(client, [file, ...others]);
  return others;
}

/** Other parameters make a second function beside the first one, which callers would go on calling. */
async function isOverloaded(client: pg.ClientBase, { name }: ObjectFile): Promise<boolean> {
  if (!name.endsWith('.function')) return false;
  const { rows } = await client.query(
    `select from pg_proc where case pronamespace when 'public'::regnamespace then '' else pronamespace::regnamespace || '.' end || proname = $1`,
    [name.slice(0, -'.function'.length)],
  );
  return rows.length > 1;
}

/** What has moved to another file stays. */
async function dropGone(
  client: pg.ClientBase,
  { name, drops }: AppliedObject,
  files: readonly ObjectFile[],
): Promise<readonly AppliedObject[]> {
  const kept = new Set(files.flatMap((file) => file.drops));
  // What a file makes first is needed by what it makes after.
  const going = drops.filter((drop) => !kept.has(drop)).toReversed();
  await client.query(going.join(';\n'));
  await forgetObjects(client, [name]);
  return [];
}
