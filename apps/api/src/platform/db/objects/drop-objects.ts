import type pg from 'pg';
import { appliedObjects, forgetObjects } from './applied-objects.ts';
import { dependentsOf } from './dependents-of.ts';

/**
 * Drops what the named files made, with what of other files cannot be without it, and answers with the names of all files that
 * lost something: they are applied again. What is no object of a file is never dropped; PostgreSQL then refuses and says why.
 */
export async function dropObjects(client: pg.ClientBase, names: readonly string[]): Promise<readonly string[]> {
  const applied = [...(await appliedObjects(client)).values()];
  // A new installation has its objects after all migrations.
  if (applied.length === 0) return [];
  const unknown = names.filter((name) => !applied.some((object) => object.name === name));
  if (unknown.length > 0) throw new Error(`No file of the database/ folders made ${unknown.join(', ')}`);
  const drops = applied.filter(({ name }) => names.includes(name)).flatMap((object) => object.drops);
  const statements = await dependentsOf(client, drops);
  await client.query(statements.join(';\n'));
  const lost = applied
    .filter((object) => object.drops.some((drop) => statements.includes(drop)))
    .map(({ name }) => name);
  await forgetObjects(client, lost);
  return lost;
}
