import type { SortOrder } from '@portal/contracts';
import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { type Counted, countRows, type ListTotals } from './count-rows.ts';
import { canBe, type Place, readCursor, writeCursor } from './cursor.ts';
import { columnsOf, whereOf } from './fragments.ts';
import type { ListSource, RunQuery } from './list-source.ts';
import { readComputed } from './read-computed.ts';

/** The words of a list's query that say which page and in what order. */
export interface PageQuery<S extends string> {
  readonly pageNumber: number;
  readonly pageSize: number;
  readonly sortField: S;
  readonly sortOrder: SortOrder;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly last?: boolean | undefined;
  /** Only this row: one that was opened by its address. */
  readonly record?: string | undefined;
}

export interface ListPage<Row> {
  readonly data: Row[];
  readonly totalRecords: number;
  readonly isBounded: boolean;
  readonly pageSize: number;
  readonly after: string | null;
  readonly before: string | null;
  /** Null when there are more rows than are added up on the way. */
  readonly totals: ListTotals | null;
}

type Turn = 'numbered' | 'after' | 'before' | 'last';

/**
 * A page of a list, in the order of the sorted column and the key, so that any page costs the same. A page number skips rows and
 * ends at page 200. Pages that are read from the end are turned round again. Refuses a cursor that is not of this list.
 */
export async function readPage<Row, S extends string>(
  run: RunQuery,
  source: ListSource<Row, S>,
  query: PageQuery<S>,
  condition: SQL | undefined,
): Promise<ListPage<Row>> {
  const where = query.record === undefined ? condition : and(condition, isRecord(source, query.record));
  const sort = source.sorts[query.sortField];
  const { key } = source;
  const turn: Turn = query.after ? 'after' : query.before ? 'before' : query.last ? 'last' : 'numbered';
  const cursor = query.after ?? query.before;
  const place = cursor === undefined ? undefined : readCursor(cursor, sort.type, key.type);
  const isBackwards = turn === 'before' || turn === 'last';
  const isDescending = (query.sortOrder === 'desc') !== isBackwards;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const skipped = turn === 'numbered' ? (query.pageNumber - 1) * query.pageSize : 0;
  const { counted, rows, size } = await (source.isComputed ? compute() : count());

  const hasMore = rows.length > size;
  const shown = rows.slice(0, size);
  if (isBackwards) shown.reverse();
  const hasAfter = isBackwards ? turn === 'before' : hasMore;
  const hasBefore = isBackwards ? hasMore : turn === 'after' || skipped > 0;
  return {
    data: shown.map(({ placeValue: _value, placeKey: _key, ...row }) => row as unknown as Row),
    ...counted,
    pageSize: query.pageSize,
    after: hasAfter ? cursorOf(shown.at(-1)) : null,
    before: hasBefore ? cursorOf(shown[0]) : null,
  };

  async function count(): Promise<Read<Row>> {
    const known = await countRows(run, source, where);
    const most = turn === 'last' ? sizeOfLastPage(known, query.pageSize) : query.pageSize;
    const matches = sql`${whereOf(and(where, place && beyond(place, sort.column, key.column)))}`;
    const order = sql`order by ${sort.column} ${direction}, ${key.column} ${direction}`;
    const page = sql`${matches} ${order} limit ${most + 1} offset ${skipped}`;
    const found = await run<Row & Place>(sql`
      select ${columnsOf(source.select)}, ${sort.column}::text as "placeValue", ${key.column}::text as "placeKey"
      from ${source.from}
      ${source.isFoundByKey ? sql`where ${key.column} = any (array(select ${key.column} from ${source.from} ${page})) ${order}` : page}`);
    return { counted: known, rows: found, size: most };
  }

  async function compute(): Promise<Read<Row>> {
    const read = await readComputed(run, source, {
      ...{ where, sort, direction, skipped, pageSize: query.pageSize, isLast: turn === 'last' },
      beyond: (value, ofKey) => place && beyond(place, value, ofKey),
    });
    return { ...read, size: turn === 'last' ? sizeOfLastPage(read.counted, query.pageSize) : query.pageSize };
  }

  function beyond({ placeValue, placeKey }: Place, value: SQLWrapper, ofKey: SQLWrapper): SQL {
    const than = sql.raw(isDescending ? '<' : '>');
    return sql`(${value}, ${ofKey}) ${than} (${placeValue}::${sql.raw(sort.type)}, ${placeKey}::${sql.raw(key.type)})`;
  }
}

interface Read<Row> {
  readonly counted: Counted;
  /** One more than the page has, when there are more. */
  readonly rows: (Row & Place)[];
  readonly size: number;
}

function isRecord<Row, S extends string>({ key, record = key }: ListSource<Row, S>, id: string): SQL {
  return canBe(record.type, id) ? sql`${record.column} = ${id}::${sql.raw(record.type)}` : sql`false`;
}

function cursorOf(place: Place | undefined): string | null {
  return place ? writeCursor(place) : null;
}

/** So that the last page begins where turning pages would have brought it. */
function sizeOfLastPage({ totalRecords, isBounded }: { totalRecords: number; isBounded: boolean }, pageSize: number) {
  return isBounded ? pageSize : totalRecords % pageSize || pageSize;
}
