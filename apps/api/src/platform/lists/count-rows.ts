import { countBound } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { columnsOf, whereOf } from './fragments.ts';
import type { ListSource, RunQuery } from './list-source.ts';

/** Sums over all rows that answer the filters, by the names of the contract. */
export type ListTotals = Readonly<Record<string, number>>;

export interface Counted {
  readonly totalRecords: number;
  /** There are more rows than `totalRecords` says. */
  readonly isBounded: boolean;
  readonly totals: ListTotals | null;
}

/** Count and sums, exact up to ten thousand rows. "More than that" costs no more than reading ten thousand. */
export async function countRows<Row, S extends string>(
  run: RunQuery,
  source: ListSource<Row, S>,
  where: SQL | undefined,
): Promise<Counted> {
  const { totalRecords, ...totals } = await addUp(run, source, where, sql`limit ${countBound + 1}`);
  return totalRecords > countBound
    ? { totalRecords: countBound, isBounded: true, totals: null }
    : { totalRecords, isBounded: false, totals };
}

/** The same over all of them, however many there are. The caller bounds the time. */
export async function countAllRows<Row, S extends string>(
  run: RunQuery,
  source: ListSource<Row, S>,
  where: SQL | undefined,
): Promise<{ readonly totalRecords: number; readonly totals: ListTotals }> {
  const { totalRecords, ...totals } = await addUp(run, source, where, sql``);
  return { totalRecords, totals };
}

async function addUp<Row, S extends string>(
  run: RunQuery,
  { from, key, totals = {} }: ListSource<Row, S>,
  where: SQL | undefined,
  limit: SQL,
): Promise<{ readonly totalRecords: number } & ListTotals> {
  const sums = Object.keys(totals).map(
    (name) => sql`, coalesce(sum(${sql.identifier(name)}), 0)::bigint as ${sql.identifier(name)}`,
  );
  const [row] = await run<{ totalRecords: number } & ListTotals>(sql`
    select count(*)::int as "totalRecords"${sql.join(sums)}
    from (select ${columnsOf({ place: key.column, ...totals })} from ${from} ${whereOf(where)} ${limit}) as rows`);
  return row ?? { totalRecords: 0 };
}
