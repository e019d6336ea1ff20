import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import type { ListSource } from './list-source.ts';
import { type ListPage, type PageQuery, readPage } from './read-page.ts';
import { runQueryOn } from './run-query.ts';

/** A page of a list, without totals. */
export type Listed<Row> = Omit<ListPage<Row>, 'totals'>;

/** Reads a page as the application, with one connection: for lists that hold no money and whose conditions are their scope. */
export async function readList<Row, S extends string>(
  { $client }: Pick<Database, '$client'>,
  source: ListSource<Row, S>,
  query: PageQuery<S>,
  where?: SQL,
): Promise<Listed<Row>> {
  const client = await $client.connect();
  try {
    const { totals: _totals, ...page } = await readPage(runQueryOn(client), source, query, where);
    return page;
  } finally {
    client.release();
  }
}

/** The same page with its rows as they are answered. */
export function presentPage<Row, Item>(page: Listed<Row>, present: (row: Row) => Item): Listed<Item> {
  return { ...page, data: page.data.map(present) };
}

/** The columns of a query that stands in a list's `from`, by their names. */
export function columnsNamed<K extends string>(alias: string, names: readonly K[]): Readonly<Record<K, SQL>> {
  return Object.fromEntries(
    names.map((name) => [name, sql`${sql.identifier(alias)}.${sql.identifier(name)}`]),
  ) as Record<K, SQL>;
}
