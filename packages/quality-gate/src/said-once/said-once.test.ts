import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Copies, copiesIn, countCopies } from './count-copies.ts';

const list = JSON.parse(readFileSync(new URL('./said-once.json', import.meta.url), 'utf8')) as Copies;

it('days of Lagos, names of people and heads of bills are said by one function or view each (docs/decisions/0756)', () => {
  expect(countCopies(), 'a copy that went is taken out of said-once.json; a new one is not entered').toEqual(list);
});

it.each([
  ["where due_on < (now() at time zone 'Africa/Lagos')::date", 1],
  ["'c.at >= $2::timestamp AT TIME ZONE ''Africa/Lagos'''", 1],
  ["trim(u.first_name || ' ' || u.last_name)", 1],
  ["concat_ws(' ', users.first_name, users.last_name)", 1],
  ["concat_ws(' ', u.first_name, u.last_name, u.email) ilike $1", 0],
  [
    "(select string_agg(h.name, ', ' order by l.position)\n from bill_lines l join revenue_heads h on true), (now() at time zone 'Africa/Lagos')",
    2,
  ],
  ["(select string_agg(head_name_on(l.revenue_head_id, l.issued_on), ', ') from bill_lines l)", 1],
  ["(select string_agg(o.name, ', ' order by o.name) from tax_offices o)", 0],
  ['lagos_today(), person_name(u.first_name, u.last_name), (select heads from reading.bill_heads)', 0],
])('finds in %s', (source, count) => {
  expect(copiesIn(source)).toBe(count);
});
