import { is, Table, View } from 'drizzle-orm';
import { getTableConfig, getViewConfig, type PgTable, type PgView } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import * as totals from './figures/totals.ts';
import * as views from './reading-views.ts';

const { db } = await createTestDatabase();

/** Lists name their columns by these declarations, which nothing else checks. */
it('declares columns that the catalogue has, of their types', async () => {
  const { rows } = await db.$client.query<{ column: string }>(
    `select c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, null) as column
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace in ('public'::regnamespace, 'reading'::regnamespace) and c.relkind in ('r', 'v')`,
  );
  const inCatalogue = new Set(rows.map(({ column }) => column));

  const declared = [...Object.values(totals), ...Object.values(views)].flatMap(columnsOf);

  expect(declared.length).toBeGreaterThan(200);
  expect(declared.filter((column) => !inCatalogue.has(column))).toEqual([]);
});

function columnsOf(declared: unknown): readonly string[] {
  if (is(declared, Table)) {
    const { name, columns } = getTableConfig(declared as PgTable);
    return columns.map((column) => `${name}.${column.name} ${column.getSQLType()}`);
  }
  if (!is(declared, View)) return [];
  const { schema, name, selectedFields } = getViewConfig(declared as PgView);
  return Object.values(selectedFields).map((field) => {
    const column = field as { readonly name: string; getSQLType(): string };
    return `${schema}.${name}.${column.name} ${column.getSQLType()}`;
  });
}
