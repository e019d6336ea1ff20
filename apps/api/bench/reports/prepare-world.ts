import pg from 'pg';
import { seedReferenceData } from '../../seeds/seed-reference-data.ts';
import { migrate } from '../../src/platform/db/migrate.ts';
import { buildWorld } from './build-world.ts';

/** A database with so many bills, built unless it is there already; answers its name. `adminUrl` is a superuser's. */
export async function prepareWorld(adminUrl: string, bills: number): Promise<string> {
  const name = `bench_${bills}`;
  const url = Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) {
      // Kept since an older schema.
      await migrate(url);
      return name;
    }
    await admin.query(`create database ${name}`);
    // A world half built is none.
    await build(url, bills).catch(async (error: unknown) => {
      await admin.query(`drop database ${name} with (force)`);
      throw error;
    });
    return name;
  } finally {
    await admin.end();
  }
}

async function build(url: string, bills: number): Promise<void> {
  await migrate(url);
  await seedReferenceData(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const startedAt = performance.now();
  try {
    await buildWorld(client, url, bills, (message) =>
      console.log(`  ${bills} bills: ${message} (${Math.round((performance.now() - startedAt) / 1000)} s)`),
    );
  } finally {
    await client.end();
  }
}
