import { expect, it } from 'vitest';
import { createTestDatabase } from '../test-database.ts';
import { readCatalogue } from './catalogue.ts';
import { writeSchemaTypes } from './write-schema-types.ts';

const { owner } = await createTestDatabase();

async function typesOf(...names: readonly string[]): Promise<readonly string[]> {
  const types = writeSchemaTypes(await readCatalogue(owner.$client));
  return names.map((name) => new RegExp(`interface ${name} \\{\\n(.*?)\\n\\}`, 's').exec(types)?.[1] ?? '');
}

it('says of a table what may be left out, what may be missing and which words a column has', async () => {
  await owner.$client.query(`
    create table sample_cases (
      id bigint generated always as identity primary key,
      state text not null default 'open' check (state in ('open', 'it is closed, and (gone)') and (state = 'open' or id > 0)),
      kind smallint check (kind in (1, 2)),
      "count" int8 not null,
      twice int8 not null generated always as (count * 2) stored,
      day date, at timestamptz not null default now(), file bytea, facts jsonb not null, names text[] not null,
      kind_or_none text check (kind_or_none = 'a' or kind_or_none is null)
    )`);
  await owner.$client.query(`comment on column sample_cases.day is 'As Lagos\n counts it'`);

  const [columns] = await typesOf('SampleCases');
  await owner.$client.query('drop table sample_cases');

  expect(columns).toMatchInlineSnapshot(`
    "  at: Generated<Instant>;
      count: number;
      /** As Lagos counts it */
      day: string | null;
      facts: Json;
      file: Buffer | null;
      id: GeneratedAlways<number>;
      kind: 1 | 2 | null;
      kind_or_none: string | null;
      names: string[];
      state: Generated<'it is closed, and (gone)' | 'open'>;
      twice: GeneratedAlways<number>;"
  `);
});

it('says of a view what its query makes certain', async () => {
  await owner.$client.query(`
    create table sample_cases (id int primary key, state text not null check (state in ('open', 'closed')), note text);
    create view sample_rows as select c.id, c.state, c.note, o.id as other_id, o.state as other_state,
        coalesce(c.note, 'none') as said, case c.id when 1 then 'first' else 'later' end as turn, case when c.id = 1 then 'first' end as is_first,
        c.id + 1 as next
      from sample_cases c left join sample_cases o on o.id = c.id + 1;
    create view sample_over as select id, turn, other_id from sample_rows;
    create view sample_union as select id, state, note as word from sample_cases union all select id, 'other', state from sample_cases;
    create view sample_groups as select state, count(*) as rows from sample_cases group by state;
    create view sample_inner as select q.id, q.other_id from (select id, other_id from sample_rows limit 1) q`);

  const columns = await typesOf('SampleRows', 'SampleOver', 'SampleUnion', 'SampleGroups', 'SampleInner');
  await owner.$client.query('drop table sample_cases cascade');

  expect(columns.join('\n\n')).toMatchInlineSnapshot(`
    "  id: number;
      is_first: 'first' | null;
      next: number | null;
      note: string | null;
      other_id: number | null;
      other_state: 'closed' | 'open' | null;
      said: string;
      state: 'closed' | 'open';
      turn: 'first' | 'later';

      id: number;
      other_id: number | null;
      turn: 'first' | 'later';

      id: number;
      state: 'closed' | 'open' | 'other';
      word: string | null;

      rows: number | null;
      state: 'closed' | 'open';

      id: number;
      other_id: number | null;"
  `);
});

it('refuses a type of which nobody has said how the driver reads it', async () => {
  await owner.$client.query('create table sample_cases (place point)');

  const written = typesOf('SampleCases');

  await expect(written).rejects.toThrow('how the driver reads the type point');
  await owner.$client.query('drop table sample_cases');
});
