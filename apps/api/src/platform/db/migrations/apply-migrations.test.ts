import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../../testing/empty-database.ts';
import { applyMigrations } from './apply-migrations.ts';
import { mendedMigrations } from './mended-migrations.ts';
import type { Migration } from './migration.ts';
import { parseMigration } from './parse-migration.ts';
import { takeRunnerLock } from './take-runner-lock.ts';

let url: string;
let client: pg.Client;
beforeAll(async () => {
  url = await createEmptyDatabase();
  client = await connected();
});
afterAll(() => client.end());
beforeEach(async () => {
  await client.query(`
    drop schema if exists migrations, drizzle, public cascade;
    create schema public;
    create table bills (id int primary key, total int not null, raised int not null default 0);
    insert into bills (id, total) select n, n from generate_series(1, 10) n`);
});

async function connected(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url });
  // A killed session says so here too; the query that was under way reports it.
  made.on('error', () => {});
  await made.connect();
  return made;
}

/** Applies on a session of its own, as a run of the command does. */
async function run(...migrations: Migration[]): Promise<number> {
  const runner = await connected();
  try {
    await takeRunnerLock(runner);
    return await applyMigrations(runner, migrations);
  } finally {
    await runner.end();
  }
}

async function totals(): Promise<number[]> {
  const { rows } = await client.query<{ total: number }>('select total from bills order by id');
  return rows.map(({ total }) => total);
}

const first = parseMigration('0000_first', 'create table first_one (id int)');
const second = parseMigration('0001_second', 'create table second_one (id int);--> statement-breakpoint\nselect 1 / 0');
const secondMended = parseMigration('0001_second', 'create table second_one (id int)');

describe('a file', () => {
  it('is applied whole or not at all, and those before a failing one stay applied', async () => {
    await expect(run(first, second)).rejects.toThrow('Migration 0001_second was not applied: division by zero');
    const { rows } = await client.query(
      `select to_regclass('first_one') is not null as first, to_regclass('second_one') is not null as second`,
    );
    expect(rows).toEqual([{ first: true, second: false }]);
    expect(await run(first, secondMended)).toBe(1);
    expect(await run(first, secondMended)).toBe(0);
  });

  it('may alter a table whose deferred triggers a file before it has queued', async () => {
    await client.query(`
      create function look() returns trigger language plpgsql as 'begin return null; end';
      create constraint trigger bills_looked_at after update on bills deferrable initially deferred for each row execute function look()`);
    const writes = parseMigration('0000_writes', 'update bills set total = 0');
    const alters = parseMigration('0001_alters', 'alter table bills add column more int');
    expect(await run(writes, alters)).toBe(2);
  });

  it('is refused when it was changed after it had been applied, unless it is named as mended', async () => {
    await run(first);
    const changed = parseMigration('0000_first', 'create table first_one (id bigint)');
    await expect(run(changed)).rejects.toThrow('Changed after the database had applied them: 0000_first');

    const [[name, [earlier]] = ['', []]] = Object.entries(mendedMigrations);
    await client.query('insert into migrations.applied (name, hash) values ($1, $2)', [name, earlier]);
    expect(await run(first, parseMigration(name, 'select 1'))).toBe(0);
  });

  it('of a later release is none of this one’s business', async () => {
    await run(first, secondMended);
    expect(await run(first)).toBe(0);
  });
});

describe('a database that the runner of drizzle has migrated', () => {
  async function byDrizzle(...hashes: (string | undefined)[]): Promise<void> {
    await client.query(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
    for (const [at, hash] of hashes.entries())
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, at]);
  }

  it('goes on after the files that it has, mended ones among them', async () => {
    const [[name, [earlier]] = ['', []]] = Object.entries(mendedMigrations);
    await byDrizzle(first.hash, earlier);
    expect(
      await run(first, parseMigration(name, 'select 1'), parseMigration('0200_new', 'create table new_one ()')),
    ).toBe(1);
  });

  it('is refused when it has applied what is no file of this release', async () => {
    await byDrizzle(first.hash, second.hash);
    await expect(run(first, secondMended)).rejects.toThrow(/^Migration 2 of this database/);
    expect((await client.query(`select to_regclass('migrations.applied') as made`)).rows).toEqual([{ made: null }]);
  });
});

describe('a file outside a transaction', () => {
  const indexed = parseMigration(
    '0000_indexed',
    `-- Bills are found by their total.
-- outside a transaction
update bills set total = 7 where id = 1;--> statement-breakpoint
create unique index concurrently if not exists bills_total_idx on bills (total)`,
  );
  const isValid = async () =>
    (await client.query(`select indisvalid as valid from pg_index where indexrelid = to_regclass('bills_total_idx')`))
      .rows;

  it('makes an index anew that was left half made, and does no step twice', async () => {
    await expect(run(indexed)).rejects.toThrow('could not create unique index');
    expect(await isValid()).toEqual([{ valid: false }]);

    await client.query('update bills set total = 100 where id = 1');
    expect(await run(indexed)).toBe(1);
    expect(await isValid()).toEqual([{ valid: true }]);
    expect((await totals())[0]).toBe(100);
  });

  it('makes an index while other runners wait', async () => {
    const unmistaken = parseMigration(
      '0000_indexed',
      '-- outside a transaction\ncreate index concurrently if not exists bills_total_idx on bills (total)',
    );
    expect((await Promise.all([run(unmistaken), run(unmistaken), run(unmistaken)])).toSorted()).toEqual([0, 0, 1]);
  });

  const batched = parseMigration(
    '0000_batched',
    `-- outside a transaction
-- batches of 3 by bills.id
update bills set raised = raised + 1, total = case
    when id = 8 and exists (select from killers) and pg_terminate_backend(pg_backend_pid()) then 0 else total + 100 end
where id between $1 and $2`,
  );

  it('writes rows in batches, and after a kill goes on where it was', async () => {
    await client.query('create table killers ()');
    await client.query('insert into killers default values');
    await expect(run(batched)).rejects.toThrow('Migration 0000_batched was not applied');
    expect(await totals()).toEqual([101, 102, 103, 104, 105, 106, 7, 8, 9, 10]);
    expect((await client.query('select step, reached, is_done from migrations.steps')).rows).toEqual([
      { step: 1, reached: '6', is_done: false },
    ]);

    await client.query('delete from killers');
    expect(await run(batched)).toBe(1);
    expect((await client.query('select distinct raised from bills')).rows).toEqual([{ raised: 1 }]);
    expect(await totals()).toEqual([101, 102, 103, 104, 105, 106, 107, 108, 109, 110]);
  });

  it('is refused when a step that has begun was changed', async () => {
    await client.query('create table killers ()');
    await client.query('insert into killers default values');
    await expect(run(batched)).rejects.toThrow();
    const other = parseMigration('0000_batched', '-- outside a transaction\nselect 2');
    await expect(run(other)).rejects.toThrow('step 1 was changed after it had begun');
  });
});

describe('what a file asks for', () => {
  it.each([
    [
      'an index made concurrently',
      'create index concurrently if not exists a on bills (total)',
      'outside a transaction',
    ],
    ['batches', '-- batches of 10 by bills.id\nselect $1, $2', 'outside a transaction'],
    [
      'an index without a name',
      '-- outside a transaction\ncreate index concurrently on bills (total)',
      'IF NOT EXISTS',
    ],
  ])('is refused where it cannot be had: %s', (_what, content, message) => {
    expect(() => parseMigration('0000_wrong', content)).toThrow(message);
  });
});
