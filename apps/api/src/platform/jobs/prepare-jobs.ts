import { PgBoss } from 'pg-boss';
import { jobsSchema } from './jobs-schema.ts';

/** Makes the tables of the jobs, or brings them to today's form. `url` connects as the owner of the schema. */
export async function prepareJobs(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema: jobsSchema, max: 1, supervise: false, schedule: false });
  boss.on('error', () => {});
  await boss.start();
  await boss.stop({ graceful: false });
}
