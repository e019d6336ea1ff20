import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { seedReferenceData } from '../../seeds/seed-reference-data.ts';
import { migrate } from '../platform/db/migrate.ts';
import './provided.ts';

const template = 'portal_template';

/** One PostgreSQL per run, with a migrated template that holds the reference data. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-api-test-'));
  // Temporary folders are closed to others, and under root the server is another user.
  await chmod(dataDir, 0o711);
  const postgres = await startPostgres({ dataDir: join(dataDir, 'data'), durable: false });
  const admin = new pg.Client({ connectionString: postgres.superuserUrl });
  await admin.connect();
  await admin.query(`create database ${template} owner portal_owner`);
  // Tests of query plans analyse what they made; without the right PostgreSQL only warns, and plans by chance.
  await admin.query('grant pg_maintain to portal_server');
  await admin.end();

  const owned = new URL(postgres.ownerUrl);
  owned.pathname = `/${template}`;
  await migrate(owned.href);
  await seedReferenceData(owned.href);

  const { url, ownerUrl, readerUrl, superuserUrl } = postgres;
  project.provide('postgres', { url, ownerUrl, readerUrl, superuserUrl, template });
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
