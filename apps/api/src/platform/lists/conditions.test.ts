import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { holds, when } from './conditions.ts';

const dialect = new PgDialect();

it.each([
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['C:\\', '%C:\\\\%'],
  ["O'Brien", "%O'Brien%"],
])('%s is looked for as it was typed', (typed, pattern) => {
  const condition = holds(sql`name`, typed);
  expect(condition && dialect.sqlToQuery(condition)).toMatchObject({ sql: 'name ilike $1', params: [pattern] });
});

it.each([undefined, null, ''])('%j asks nothing', (asked) => {
  expect(when(asked, () => sql`never`)).toBeUndefined();
});

it.each([0, false])('%j is asked for', (asked) => {
  expect(when(asked, (value) => sql`kept = ${value}`)).toBeDefined();
});
