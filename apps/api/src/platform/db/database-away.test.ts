import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { closedPort } from '../../testing/api-process.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createDatabase } from './database.ts';
import { isDatabaseAway } from './database-away.ts';

const { db } = await createTestDatabase();

async function failureOf(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => expect.fail('the query must fail'),
    (error: unknown) => error,
  );
}

describe('a database that is away', () => {
  it('is told by a refused connection, through Drizzle too', async () => {
    const nobody = createDatabase(`postgres://portal@127.0.0.1:${closedPort}/portal`, { patienceMs: 0 });
    expect(isDatabaseAway(await failureOf(nobody.$client.query('select 1')))).toBe(true);
    expect(isDatabaseAway(await failureOf(nobody.execute(sql`select 1`)))).toBe(true);
    await nobody.$client.end();
  });

  it('is told by a connection cut in the middle of a query, and costs a process nothing else', async () => {
    const cut = db.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await db.$client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await transaction.execute(sql`select 1`);
    });
    expect(isDatabaseAway(await failureOf(cut))).toBe(true);
    expect((await db.$client.query('select 1')).rowCount).toBe(1);
  });

  it('is not to blame for a statement that is wrong', async () => {
    expect(isDatabaseAway(await failureOf(db.execute(sql`select * from nowhere`)))).toBe(false);
    expect(isDatabaseAway(new Error('x', { cause: new TypeError('y') }))).toBe(false);
    expect(isDatabaseAway('ECONNREFUSED')).toBe(false);
  });
});
