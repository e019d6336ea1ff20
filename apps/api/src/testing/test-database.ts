import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { createDatabase, type Database } from '../platform/db/database.ts';
import './provided.ts';

export interface TestDatabase {
  readonly url: string;
  readonly db: Database;
}

/**
 * A migrated database of its own with the reference data and nothing else, dropped when the file is done.
 * Call it once at the top of a test file: `const { db } = await createTestDatabase();`
 */
export async function createTestDatabase({ max = 10 }: { max?: number } = {}): Promise<TestDatabase> {
  const { url, template } = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(url, `create database ${name} template ${template}`);

  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = createDatabase(own.href, { max, name: 'portal-test' });
  afterAll(async () => {
    await db.$client.end();
    await asAdmin(url, `drop database ${name} with (force)`);
  });
  return { url: own.href, db };
}

async function asAdmin(url: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
