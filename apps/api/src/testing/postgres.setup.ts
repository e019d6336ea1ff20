import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@portal/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { asSuperuser } from './as-superuser.ts';
import { clockShiftMs, setDatabaseClock } from './clock/test-clock.ts';
import './provided.ts';
import { keepSpareDatabases } from './spare-databases.ts';
import { prepareTemplateCluster, template } from './template-cluster.ts';

/** One PostgreSQL per run, with a migrated template that holds the reference data and copies of it made ahead. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-api-test-'));
  // Temporary folders are closed to others, and under root the server is another user.
  await chmod(folder, 0o711);
  const dataDir = join(folder, 'data');
  await prepareTemplateCluster(dataDir);

  const postgres = await startPostgres({ dataDir, durable: false });
  const { url, ownerUrl, readerUrl, superuserUrl } = postgres;
  const shiftMs = clockShiftMs();
  await asSuperuser(superuserUrl, (client) => setDatabaseClock(client, shiftMs));
  const endSpares = await keepSpareDatabases(superuserUrl, template);
  project.provide('postgres', { url, ownerUrl, readerUrl, superuserUrl, template });
  project.provide('clockShiftMs', shiftMs);
  return async () => {
    await endSpares();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
