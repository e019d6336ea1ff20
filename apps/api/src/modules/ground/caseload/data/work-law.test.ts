import { readdir } from 'node:fs/promises';
import { drawingOf, workKindNames, workKindOf, workKinds } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import { lawAsSql } from '../testing/work-law.ts';

const { db } = await createTestDatabase();
const drawings = await readdir(new URL('../kinds/', import.meta.url));

/** The rows of the database as the statements that would write them. */
async function lawInDatabase(): Promise<string[]> {
  const list = (column: string) =>
    `'ARRAY[' || (select coalesce(string_agg('''' || one || '''', ', ' order by place), '') from unnest(${column}) with ordinality as listed (one, place)) || ']::text[]'`;
  const { rows } = await db.$client.query<{ statement: string }>(
    `select 'INSERT INTO work_states (kind, state, opened_by, is_final) VALUES (''' || kind || ''', ''' || state || ''', '
       || coalesce(${list('opened_by')}, '') || ', ' || is_final || ')' as statement
     from work_states where opened_by is not null
     union all
     select 'INSERT INTO work_states (kind, state, opened_by, is_final) VALUES (''' || kind || ''', ''' || state || ''', NULL, ' || is_final || ')'
     from work_states where opened_by is null
     union all
     select 'INSERT INTO work_moves (kind, move, from_state, to_state, actors, needs_reason, needs_document, other_than, same_as) VALUES (''' || kind || ''', '''
       || move || ''', ''' || from_state || ''', ''' || to_state || ''', ' || ${list('actors')} || ', ' || needs_reason || ', ' || needs_document || ', '
       || ${list('other_than')} || ', ' || ${list('same_as')} || ')'
     from work_moves`,
  );
  return rows.map(({ statement }) => statement);
}

describe('the law of cases', () => {
  it('is the same in the database and in the contract (what is missing is the migration to write)', async () => {
    expect((await lawInDatabase()).toSorted()).toEqual(lawAsSql(workKinds).toSorted());
  });

  it('is drawn for every kind and for nothing else', () => {
    expect(drawings.toSorted()).toEqual(workKindNames.map((name) => `${name}.md`).toSorted());
  });

  it.each(workKindNames)('of %s is drawn as it is', async (name) => {
    await expect(`# ${name}\n\n\`\`\`mermaid\n${drawingOf(workKindOf(name))}\n\`\`\`\n`).toMatchFileSnapshot(
      `../kinds/${name}.md`,
    );
  });

  it('is written by migrations alone', async () => {
    await expect(db.$client.query(`update work_moves set actors = '{Individual}'`)).rejects.toMatchObject({
      constraint: 'work_moves_append_only',
    });
    await expect(db.$client.query(`delete from work_states`)).rejects.toThrow();
    await expect(
      db.$client.query(
        `insert into work_moves values ('holiday-release', 'release', 'refused', 'released', '{SuperAdmin}', false, false, '{}')`,
      ),
    ).rejects.toMatchObject({ constraint: 'work_moves_owner' });
  });
});
