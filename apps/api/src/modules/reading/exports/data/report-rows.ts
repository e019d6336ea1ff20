import type { Language, SortOrder } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { type CopyToStreamQuery, to as copyTo } from 'pg-copy-streams';
import { whereOf } from '../../../../platform/lists/fragments.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { cellOf, disarmedCell, type FileColumn, isWords } from './cells.ts';

const dialect = new PgDialect();
/** Rows that are in memory at once. */
const batchSize = 1_000;

export interface RowsQuestion {
  // biome-ignore lint/suspicious/noExplicitAny: as a report's binding
  readonly source: ListSource<any, string>;
  readonly where: SQL | undefined;
  readonly sortField: string;
  readonly sortOrder: SortOrder;
  /** By the names of the report, in the order of the file. */
  readonly columns: Readonly<Record<string, FileColumn>>;
  readonly language: Language;
}

/** Rows in the order of the list, every cell as text or null. */
function rowsOf({ source, where, sortField, sortOrder, columns, language }: RowsQuestion): SQL {
  const { from, key, select, sorts } = source;
  const sort = sorts[sortField] ?? key;
  const direction = sql.raw(sortOrder);
  const cells = Object.entries(columns).map(([name, { column }], index) => {
    const value = select[name];
    if (!value) throw new Error(`The report has no column ${name}`);
    return sql`${cellOf(column, value, language)} as ${nameOf(index)}`;
  });
  return sql`select ${sql.join(cells, sql`, `)} from ${from} ${whereOf(where)}
    order by ${sort.column} ${direction}, ${key.column} ${direction}`;
}

const nameOf = (index: number) => sql.identifier(`c${index}`);

/**
 * The rows as CSV, made by the database itself and sent as fast as they are taken. Every value of the statement is quoted by
 * Drizzle: COPY takes no parameters.
 */
export function copyRows(client: pg.Client, question: RowsQuestion): CopyToStreamQuery {
  const columns = Object.values(question.columns);
  const cells = columns.map(
    ({ column }, index) => sql`${disarmedCell(column, sql`${nameOf(index)}`)} as ${nameOf(index)}`,
  );
  const quoted = columns.flatMap(({ column }, index) => (isWords(column) ? [nameOf(index)] : []));
  const query = sql`copy (select ${sql.join(cells, sql`, `)} from (${rowsOf(question)}) as cells) to stdout
    with (format csv${quoted.length > 0 ? sql`, force_quote (${sql.join(quoted, sql`, `)})` : sql``})`;
  const { sql: text, params } = dialect.sqlToQuery(query.inlineParams());
  if (params.length > 0) throw new Error('COPY takes no parameters');
  return client.query(copyTo(text));
}

/** The same rows one after another, a batch of them in memory. */
export async function* fetchRows(
  client: pg.Client,
  question: RowsQuestion,
): AsyncGenerator<readonly (string | null)[]> {
  const { sql: text, params } = dialect.sqlToQuery(rowsOf(question));
  // All of it will be read: the plan that shows the first rows soonest is the wrong one.
  await client.query(`select set_config('cursor_tuple_fraction', '1', true)`);
  await client.query(`declare rows_of_report no scroll cursor for ${text}`, params);
  for (;;) {
    const { rows } = await client.query<(string | null)[]>({
      text: `fetch ${batchSize} from rows_of_report`,
      rowMode: 'array',
    });
    yield* rows;
    if (rows.length < batchSize) return;
  }
}
