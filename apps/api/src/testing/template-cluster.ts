import { startPostgres } from '@portal/embedded-postgres';
import { seedReferenceData } from '../../seeds/seed-reference-data.ts';
import { migrate } from '../platform/db/migrate.ts';
import { asSuperuser } from './as-superuser.ts';
import { addDatabaseClock, setDatabaseClock, templateShiftMs } from './clock/test-clock.ts';
import { keptCluster } from './kept-cluster.ts';

/** The migrated database with the reference data that every test database is a copy of. */
export const template = 'portal_template';

/** A stopped cluster in `dataDir` with the migrated template: a copy of the one that an earlier run kept, or made now and kept. */
export async function prepareTemplateCluster(dataDir: string): Promise<void> {
  const kept = await keptCluster();
  if (await kept.copyTo(dataDir)) return;
  await makeTemplate(dataDir);
  await kept.keep(dataDir);
}

async function makeTemplate(dataDir: string): Promise<void> {
  const postgres = await startPostgres({ dataDir, durable: false });
  try {
    await asSuperuser(postgres.superuserUrl, async (client) => {
      await client.query(`create database ${template} owner portal_owner`);
      // Tests of query plans analyse what they made; without the right PostgreSQL only warns, and plans by chance.
      await client.query('grant pg_maintain to portal_server');
      await setDatabaseClock(client, templateShiftMs());
    });
    const [made, owned] = [templateUrl(postgres.superuserUrl), templateUrl(postgres.ownerUrl)];
    await asSuperuser(made, addDatabaseClock);
    await migrate(owned);
    await seedReferenceData(owned);
  } finally {
    await postgres.stop();
  }
}

export function templateUrl(url: string): string {
  return Object.assign(new URL(url), { pathname: `/${template}` }).href;
}
