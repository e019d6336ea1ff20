import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Counted } from './count-rows.ts';
import type { Place } from './cursor.ts';
import { columnsOf, whereOf } from './fragments.ts';
import type { ListSource, RunQuery } from './list-source.ts';

interface PageOfComputed {
  readonly where: SQL | undefined;
  readonly sort: { readonly column: SQLWrapper };
  readonly direction: SQL;
  readonly skipped: number;
  readonly pageSize: number;
  /** As many rows as the last page has. */
  readonly isLast: boolean;
  /** Only rows behind a cursor, in these columns. */
  readonly beyond: (value: SQLWrapper, key: SQLWrapper) => SQL | undefined;
}

/** A page with its count and sums out of one computation of the whole: what is grouped is grouped once. */
export async function readComputed<Row, S extends string>(
  run: RunQuery,
  { from, key, select, totals = {} }: ListSource<Row, S>,
  { where, sort, direction, skipped, pageSize, isLast, beyond }: PageOfComputed,
): Promise<{ readonly counted: Counted; readonly rows: (Row & Place)[] }> {
  const named = (mark: string) =>
    Object.fromEntries(Object.entries(totals).map(([name, column]) => [`${mark}:${name}`, column]));
  const sums = Object.keys(totals).map(
    (name) => sql`, coalesce(sum(${sql.identifier(`of:${name}`)}), 0)::bigint as ${sql.identifier(`sum:${name}`)}`,
  );
  const value = sql`${sql.identifier('place:value')}`;
  const ofKey = sql`${sql.identifier('place:key')}`;
  const most = isLast
    ? sql`(select coalesce(nullif(count(*) % ${pageSize}, 0), ${pageSize}) from found)`
    : sql`${pageSize}`;
  const all = await run<Record<string, unknown>>(sql`
    with found as materialized (
      select ${columnsOf({ ...select, ...named('of'), 'place:value': sort.column, 'place:key': key.column })}
      from ${from} ${whereOf(where)}
    ), page as (
      select *, ${value}::text as "placeValue", ${ofKey}::text as "placeKey"
      from found ${whereOf(beyond(value, ofKey))}
      order by ${value} ${direction}, ${ofKey} ${direction}
      limit ${most} + 1 offset ${skipped}
    )
    select page.*, counted.* from (select count(*)::int as "totalRecords"${sql.join(sums)} from found) as counted
    left join page on true
    order by ${value} ${direction}, ${ofKey} ${direction}`);
  const [first = {}] = all;
  const added = Object.fromEntries(Object.keys(totals).map((name) => [name, Number(first[`sum:${name}`] ?? 0)]));
  // Where the page has no row, count and sums still come in one.
  const rows = all.filter(({ placeKey }) => placeKey !== null).map(withoutMarks);
  return {
    counted: { totalRecords: Number(first.totalRecords ?? 0), isBounded: false, totals: added },
    rows: rows as (Row & Place)[],
  };
}

/** Only what the page's rows are made of. */
function withoutMarks({ totalRecords: _, ...row }: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !name.includes(':')));
}
