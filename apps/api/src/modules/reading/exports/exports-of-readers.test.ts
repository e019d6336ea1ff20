import { choiceFilters, type Role, reports } from '@portal/contracts';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { reportOf } from './domain/file-head.ts';
import { choiceOf } from './testing/choice-of.ts';
import { csvOf, everything, startExports } from './testing/exports-test-app.ts';

const { db, url } = await createTestDatabase();
const world = await startExports(db, url);

/** One of each whose rows the database chooses in another way. */
const readers = [
  ...(['SuperAdmin', 'Expert System', 'MDA User', 'Tax Office Director', 'Tax Officer', 'Individual'] as const),
] satisfies readonly Role[];
const people = new Map<Role, string>();
const { rows: payers } = await db.$client.query<{ tpui: string }>(
  `select payer_tpui as tpui from bills where payer_tpui not in (select tpui from users where tpui is not null) limit 1`,
);
for (const role of readers) people.set(role, await world.signIn(role, { tpui: payers[0]?.tpui ?? '' }));

const mayRead = reports.flatMap(({ id }) => {
  const { access } = reportOf(id);
  return readers.filter((role) => access.includes(role)).map((role) => [id, role] as const);
});

describe('an export', () => {
  it('has somebody here who reads it, of every report', () => {
    expect(new Set(mayRead.map(([id]) => id))).toEqual(new Set(reports.map(({ id }) => id)));
  });

  it.each(mayRead)('of %s comes to the %s with every filter, status and search it has', async (report, role) => {
    const person = people.get(role) ?? '';
    const found = reports.find(({ id }) => id === report);
    const { filters, statuses, searches } = found ?? {};
    const asked: Record<string, string> = found && 'period' in found ? { ...everything } : {};
    for (const key of filters ?? []) {
      const { lookup, ...filter } = choiceFilters[key];
      const said = 'words' in filter ? Object.keys(filter.words)[0] : undefined;
      asked[key] = lookup === null ? (said ?? '') : await choiceOf(db, lookup, person);
    }
    if (statuses) asked.status = Object.keys(statuses).at(-1) ?? '';
    if (searches) asked.criteria = 'amina';

    const { export: made, bytes } = await world.made(person, { report, asked });
    const counted = await world.call('GET', `/reports/${report}/totals?${new URLSearchParams(asked)}`, person);
    expect(counted.statusCode).toBe(200);
    expect(made).toMatchObject({ state: 'done', problem: null, rows: counted.json().totalRecords });
    const said = csvOf(bytes).head.map(([label]) => label);
    expect(said).toEqual(expect.arrayContaining((filters ?? []).map((key) => choiceFilters[key].label.en)));
  });
});
