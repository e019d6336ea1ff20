import { randomBytes } from 'node:crypto';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database } from '../platform/db/database.ts';
import { asSuperuser } from './as-superuser.ts';
import { hasPgBouncer, startPgBouncer } from './pgbouncer.ts';
import './provided.ts';
import { takeDatabase } from './spare-databases.ts';

/** `THROUGH_PGBOUNCER=on npm run unit -- apps/api/src/modules/money`: every suite's calls go through a pooler, as far as Debian's is installed. */
const isAlwaysPooled = process.env.THROUGH_PGBOUNCER === 'on';

export interface TestDatabase {
  /** As the application serves: rows only. */
  readonly url: string;
  readonly db: Database;
  /** What `db` is connected to: `url`, or a PgBouncer before it that lends a server for each transaction. */
  readonly servedUrl: string;
  readonly ownerUrl: string;
  /** For what only the owner of the tables may do: TRUNCATE, DDL, triggers put out of action. */
  readonly owner: Database;
}

/**
 * A migrated database of its own with the reference data and nothing else, dropped when the file is done.
 * Call it once at the top of a test file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase({
  max = 10,
  pooled = isAlwaysPooled,
}: {
  readonly max?: number;
  /** With PgBouncer between, where it is installed. */
  readonly pooled?: boolean;
} = {}): Promise<TestDatabase> {
  const { url, ownerUrl, superuserUrl, template } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(superuserUrl, (client) => takeDatabase(client, template, name));

  const [own, owned] = [at(url, name), at(ownerUrl, name)];
  const isPooled = pooled && hasPgBouncer;
  const servedUrl = isPooled ? await startPgBouncer(own) : own;
  const db = createDatabase(servedUrl, { max, name: 'portal-test', pooled: isPooled });
  const owner = createDatabase(owned, { max: 2, name: 'portal-test-owner' });
  afterAll(async () => {
    await Promise.all([db.$client.end(), owner.$client.end()]);
    await asSuperuser(superuserUrl, (client) => client.query(`drop database ${name} with (force)`));
  });
  return { url: own, db, servedUrl, ownerUrl: owned, owner };
}

function at(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
