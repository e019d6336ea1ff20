import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { givenBill } from '../../testing/given.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { becomeReader, readerOf } from '../scope/read-as.ts';
import { prepare } from './prepare.ts';
import { tablesOf } from './tables-of.ts';

const { db } = await createTestDatabase();

it('knows no column that the catalogue does not have', async () => {
  // @ts-expect-error a bill has no such column
  const { sql: text } = tablesOf(db).selectFrom('bills').select('renamed_away').compile();

  await expect(db.$client.query(text)).rejects.toThrow('column "renamed_away" does not exist');
});

it('reads columns as their types say, on the pool and in a transaction', async () => {
  const { reference } = await givenBill(db, { lines: [123_45], issuedOn: '2026-11-02' });
  const read = (on: Parameters<typeof tablesOf>[0]) =>
    tablesOf(on)
      .selectFrom('bills')
      .select(['total_kobo', 'issued_on', 'created_at', 'pay_status_id', 'cancelled_at'])
      .where('reference', '=', reference)
      .execute();
  const row = {
    total_kobo: 123_45,
    issued_on: '2026-11-02',
    created_at: expect.any(Date),
    pay_status_id: 1,
    cancelled_at: null,
  };

  expect(await read(db)).toEqual([row]);
  expect(await db.transaction(read)).toEqual([row]);
});

it('writes in the transaction it is given, and in its savepoint', async () => {
  const note = (topic: string) => ({ topic, dedupe_key: topic, payload: JSON.stringify({}) });
  const topics = async () =>
    (await tablesOf(db).selectFrom('outbox').select('topic').execute()).map((row) => row.topic);

  await db.transaction(async (tx) => {
    await tablesOf(tx).insertInto('outbox').values(note('kept')).execute();
    const lost = tx.transaction(async (savepoint) => {
      await tablesOf(savepoint).insertInto('outbox').values(note('lost')).execute();
      throw new Error('after all not');
    });
    await expect(lost).rejects.toThrow('after all not');
    expect(await topics(), 'others see nothing before it is committed').toEqual([]);
  });

  expect(await topics()).toEqual(['kept']);
});

it('reads with the scope of its transaction', async () => {
  const { reference } = await givenBill(db);
  const asMda = async (mdaId: number) => {
    const client = await db.$client.connect();
    try {
      await client.query('begin read only');
      await becomeReader(client, readerOf({ kind: 'mda', mdaId, name: 'An MDA' }), 5_000);
      return await tablesOf(client)
        .selectFrom('reading.invoices')
        .select('reference')
        .where('reference', '=', reference)
        .execute();
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  expect(await asMda(1)).toEqual([{ reference }]);
  expect(await asMda(2)).toEqual([]);
});

it('begins no transaction of its own', async () => {
  const begun = tablesOf(db)
    .transaction()
    .execute(async () => {});

  await expect(begun).rejects.toThrow('Transactions are begun by `db.transaction`');
});

it('prepares a hot statement once on a connection, and puts each call’s values in their places', async () => {
  const sums = prepare('sum-of-both', (tables, first: number, second: number) =>
    tables.selectNoFrom([
      sql<number>`${second}::int - ${first}::int`.as('difference'),
      sql<number>`${first}::int`.as('first'),
      sql<string>`${'always'}::text`.as('word'),
    ]),
  );

  await db.transaction(async (tx) => {
    expect(await sums(tx, 1, 5)).toEqual([{ difference: 4, first: 1, word: 'always' }]);
    expect(await sums(tx, 2, 9)).toEqual([{ difference: 7, first: 2, word: 'always' }]);

    const prepared = await sql<{ runs: number }>`
      select generic_plans + custom_plans as runs from pg_prepared_statements where name = 'sum-of-both'`.execute(
      tablesOf(tx),
    );
    expect(prepared.rows).toEqual([{ runs: 2 }]);
  });
});
