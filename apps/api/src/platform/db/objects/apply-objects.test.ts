import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../../testing/catalogue-of.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { grantRights } from '../grant-rights.ts';
import { applyObjects } from './apply-objects.ts';
import { dropObjects } from './drop-objects.ts';
import type { ObjectFile } from './object-file.ts';
import { parseObjectFile } from './parse-object-file.ts';
import { readObjectFiles } from './read-object-files.ts';

const { ownerUrl } = await createTestDatabase();
const today = await readObjectFiles();
const client = new pg.Client({ connectionString: ownerUrl });
await client.connect();
afterAll(() => client.end());

const usedByIndexes = [
  'key_of_name.function',
  'mailbox_of.function',
  'names_amount.function',
  'sound_of_name.function',
];

/** Nothing of a test stays. */
beforeEach(() => client.query('begin'));
afterEach(() => client.query('rollback'));

async function apply(...more: ObjectFile[]): Promise<number> {
  const others = today.filter(({ name }) => !more.some((file) => file.name === name));
  const count = await applyObjects(client, [...others, ...more]);
  await grantRights(client);
  return count;
}
function file(name: string, sql: string): ObjectFile {
  return parseObjectFile(`database/${name}.sql`, sql);
}
function existing(name: string): ObjectFile {
  return today.find((known) => known.name === name) ?? expect.fail(`there is no ${name}`);
}
function edited(name: string, from: string, to: string): ObjectFile {
  const { sql } = existing(name);
  expect(sql).toContain(from);
  return file(name, sql.replace(from, to));
}
async function differences(before: Readonly<Record<string, string>>): Promise<string[]> {
  const after = await catalogueOf(client);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .sort();
}

describe('all files', () => {
  it('are what the database has: applied again without a memory of it, nothing changes', async () => {
    const before = await catalogueOf(client);
    expect(await apply()).toBe(0);
    await client.query('delete from migrations.objects');
    expect(await apply()).toBe(today.length);
    expect(await differences(before)).toEqual([]);
    expect(await apply()).toBe(0);
  });

  it('make everything there is: without them no function, trigger, view or policy of ours is left but what tables need', async () => {
    await applyObjects(
      client,
      today.filter(({ name }) => usedByIndexes.includes(name)),
    );
    const left = Object.keys(await catalogueOf(client)).filter((key) => /^(function|trigger|view|policy) /.test(key));
    expect(left.filter((key) => !key.endsWith('.application_serves'))).toEqual([
      'function key_of_name(text)',
      'function mailbox_of(text)',
      'function names_amount(text)',
      'function sound_of_name(text)',
    ]);
  });
});

describe('a file that changed', () => {
  it('is applied in the order its objects need, whatever the names', async () => {
    const count = await apply(
      file('a_view.view', 'CREATE OR REPLACE VIEW a_view AS SELECT day FROM b_view;'),
      file('b_view.view', 'CREATE OR REPLACE VIEW b_view AS SELECT b_day() AS day;'),
      file(
        'a_day.function',
        'CREATE OR REPLACE FUNCTION a_day() RETURNS SETOF b_view LANGUAGE sql AS $$ SELECT day FROM a_view $$;',
      ),
      file(
        'b_day.function',
        `CREATE OR REPLACE FUNCTION b_day() RETURNS date LANGUAGE sql AS $$ SELECT date '2026-01-01' $$;`,
      ),
    );
    expect(count).toBe(4);
    expect((await client.query(`select day::text from a_day()`)).rows).toEqual([{ day: '2026-01-01' }]);
  });

  it('may change the columns of a view: what reads it is made again, with all rights', async () => {
    const before = await catalogueOf(client);
    await apply(edited('reading.invoices.view', 'b.payer_phone, ', ''));
    expect(await differences(before)).toEqual(expect.arrayContaining(['column reading.invoices.payer_phone']));
    await apply();
    expect(await differences(before)).toEqual([]);
  });

  it('may change the parameters of a function, and the former one is gone, whoever depends on it', async () => {
    const before = await catalogueOf(client);
    await apply(
      file(
        'reading.own_mda.function',
        `CREATE OR REPLACE FUNCTION reading.own_mda(standby int DEFAULT 1) RETURNS int LANGUAGE sql STABLE AS $$ SELECT standby $$;`,
      ),
    );
    expect((await differences(before)).filter((key) => key.startsWith('function'))).toEqual([
      'function reading.own_mda()',
      'function reading.own_mda(integer)',
    ]);
    await apply();
    expect(await differences(before)).toEqual([]);
  });

  it('takes back a right that left it', async () => {
    const before = await catalogueOf(client);
    await apply(edited('reading.invoices.view', 'portal_read_mda, ', ''));
    expect(await differences(before)).toEqual(['view reading.invoices']);
    await apply();
    expect(await differences(before)).toEqual([]);
  });

  it('leaves everything as it was when it cannot be applied, and says where and why', async () => {
    await client.query('savepoint before');
    const wrong = apply(
      file('a_view.view', 'CREATE OR REPLACE VIEW a_view AS SELECT nobody FROM nowhere;'),
      file('b_view.view', 'CREATE OR REPLACE VIEW b_view AS SELECT * FROM a_view;'),
    );
    await expect(wrong).rejects.toThrow(
      'These fail even after everything else:\n  a_view.view: relation "nowhere" does not exist\n  b_view.view: relation "a_view" does not exist',
    );
  });
});

describe('a trigger', () => {
  it('that goes is dropped, and one that moves to another file stays', async () => {
    const before = await catalogueOf(client);
    const [first = '', ...others] = existing('bills.triggers').sql.split(/^(?=CREATE )/m);
    await apply(file('bills.triggers', others.join('')));
    expect(await differences(before)).toEqual(['trigger bills.bills_name_payer']);
    const mover = existing('name_payer_of_collections.function');
    await apply(file('bills.triggers', others.join('')), file(mover.name, mover.sql + first));
    expect(await differences(before)).toEqual([]);
    await apply();
    expect(await differences(before)).toEqual([]);
  });
});

describe('what is in the way of a migration', () => {
  it('is dropped before it, with what reads it, and made again after it', async () => {
    const before = await catalogueOf(client);
    await client.query('savepoint before');
    await expect(client.query('alter table bills alter payer_phone type varchar(60)')).rejects.toThrow(
      'used by a view',
    );
    await client.query('rollback to savepoint before');
    const names = Object.keys(before)
      .filter((key) => /^view /.test(key))
      .map((key) => `${key.slice('view '.length)}.view`);
    expect(await dropObjects(client, names)).toEqual(expect.arrayContaining(names));
    await client.query('alter table bills alter payer_phone type varchar(60)');
    await client.query('alter table bills alter payer_phone type text');
    await apply();
    expect(await differences(before)).toEqual([]);
  });

  it('is never a column, a check or an index: PostgreSQL refuses, and says which', async () => {
    await expect(dropObjects(client, ['mailbox_of.function'])).rejects.toThrow('other objects depend on it');
    await client.query('rollback');
    await client.query('begin');
    await expect(dropObjects(client, ['no_such.view'])).rejects.toThrow(
      'No file of the database/ folders made no_such.view',
    );
  });
});

describe('a file', () => {
  it.each([
    ['makes another thing', 'a.view', 'CREATE OR REPLACE VIEW b AS SELECT 1;'],
    ['makes nothing', 'a.function', '-- Later.'],
    [
      'makes a trigger of another table',
      'a.triggers',
      'CREATE TRIGGER t BEFORE DELETE ON b FOR EACH ROW EXECUTE FUNCTION f();',
    ],
    ['has no kind', 'a', 'CREATE OR REPLACE VIEW a AS SELECT 1;'],
  ])('that %s is refused', (_what, name, sql) => {
    expect(() => file(name, sql)).toThrow(`database/${name}.sql makes something else than ${name}`);
  });
});
