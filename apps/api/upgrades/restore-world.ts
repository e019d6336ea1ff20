import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyMigrations } from '../src/platform/db/migrations/apply-migrations.ts';
import { readMigrations } from '../src/platform/db/migrations/read-migrations.ts';
import { readManifest } from './world-manifest.ts';

const drizzleJournal = 'drizzle.__drizzle_migrations';

/** Fills an empty database with the kept world in `folder`, as the release of the world left it. */
export async function restoreWorld(urls: { ownerUrl: string; superuserUrl: string }, folder: string): Promise<void> {
  const { lastMigration, tables, sequences } = await readManifest(folder);
  const migrations = await readMigrations();
  const upTo = migrations.findIndex(({ name }) => name === lastMigration);
  if (upTo === -1) throw new Error(`The world in ${folder} ends with migration ${lastMigration}, which is not here`);
  await connected(urls.ownerUrl, async (owner) => {
    await applyMigrations(owner, migrations.slice(0, upTo + 1));
    // A database of that time: only the runner of drizzle had written down what it applied.
    if (tables.some(({ name }) => name === drizzleJournal)) {
      await owner.query(`
        drop schema migrations cascade;
        create schema drizzle;
        create table ${drizzleJournal} (id serial primary key, hash text not null, created_at bigint)`);
    }
  });
  await connected(urls.superuserUrl, async (superuser) => {
    // Rows are as they were: no trigger runs, no key of another table is asked for.
    await superuser.query('set session_replication_role = replica');
    const { rows } = await superuser.query<{ all: string }>(
      `select string_agg(oid::regclass::text, ', ') as all from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`,
    );
    await superuser.query(`truncate ${rows[0]?.all}`);
    for (const { name, columns } of tables) {
      const names = columns.map((column) => `"${column}"`).join(', ');
      const copy = superuser.query(copyFrom(`copy ${name} (${names}) from stdin`));
      await pipeline(createReadStream(join(folder, `${name}.copy.gz`)), createGunzip(), copy);
    }
    for (const { name, value } of sequences) await superuser.query('select setval($1, $2)', [name, value]);
  });
}

async function connected(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
