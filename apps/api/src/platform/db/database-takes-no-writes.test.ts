import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { takesNoWrites } from './database-takes-no-writes.ts';
import { createWriteFailures } from './write-failures.ts';

const { db } = await createTestDatabase();

async function failureOf(query: Promise<unknown>): Promise<unknown> {
  return query.then(
    () => expect.fail('the query must fail'),
    (error: unknown) => error,
  );
}
const raising = (code: string) => sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`);

it('a database that was made read-only is told by what it refuses, through Drizzle too', async () => {
  const refused = db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`insert into outbox (topic, dedupe_key, payload) values ('a', 'b', '{}')`);
  });
  expect(takesNoWrites(await failureOf(refused))).toBe(true);
});

it.each(['53100', '53200', '58030'])('so is one whose disk is full, or fails (%s)', async (code) => {
  expect(takesNoWrites(await failureOf(db.execute(raising(code))))).toBe(true);
});

it('a statement that is wrong, or a row that may not be, is another matter', async () => {
  expect(takesNoWrites(await failureOf(db.execute(sql`select * from nowhere`)))).toBe(false);
  expect(takesNoWrites(await failureOf(db.execute(raising('23505'))))).toBe(false);
  expect(takesNoWrites('53100')).toBe(false);
});

it('is remembered for half a minute', () => {
  let now = 0;
  const failures = createWriteFailures(() => now);
  expect(failures.areRecent()).toBe(false);
  failures.note(new Error('something else'));
  expect(failures.areRecent()).toBe(false);
  failures.note(Object.assign(new Error('x'), { code: '53100' }));
  now = 29_999;
  expect(failures.areRecent()).toBe(true);
  now = 30_000;
  expect(failures.areRecent()).toBe(false);
});
