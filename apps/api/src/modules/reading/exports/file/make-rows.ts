import type { Writable } from 'node:stream';
import { type ChoiceFilterKey, choiceFilters } from '@portal/contracts';
import type pg from 'pg';
import { countAllRows } from '../../../../platform/lists/count-rows.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';
import { becomeReader, readerOf } from '../../../../platform/scope/read-as.ts';
import { type Asked, conditionsOf, reportBindings } from '../../reporting/index.ts';
import type { FileColumn } from '../data/cells.ts';
import { nameOfChoice } from '../data/filter-words.ts';
import { copyRows, fetchRows, type RowsQuestion } from '../data/report-rows.ts';
import { fileHead, reportOf } from '../domain/file-head.ts';
import type { FileOrder, FileProgress } from './file-order.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';
import { writeXlsx } from './write-xlsx.ts';

const tellEveryMs = 200;
/** From here on one pass over everything is cheaper than a look for each row. */
const manyRows = 1_000;

/**
 * Writes the file to `out`, all of it from one view of the database and as the reader alone: count, totals and rows agree, and
 * a condition that somebody forgot yields nothing of anybody else's.
 */
export async function makeRows(
  client: pg.Client,
  order: FileOrder,
  out: Writable,
): Promise<{ readonly rows: number } | { readonly problem: 'too-many-rows' }> {
  const { asOf, language, scope } = order;
  await client.query('begin transaction isolation level repeatable read, read only');
  // Somebody who gives up closes the connection; the database notices in the middle of a long statement too.
  await client.query(`select set_config('client_connection_check_interval', '2s', true)`);
  await becomeReader(client, readerOf(scope), order.timeoutMs);
  const run = runQueryOn(client);

  const binding = bindingOf(order);
  const { source, where, period } = conditionsOf({ clock: { now: () => asOf } }, binding, order.asked as never, scope);
  const { totalRecords, totals } = await countAllRows(run, source, where);
  if (totalRecords > order.rowsMax) return { problem: 'too-many-rows' };
  const progress = tellProgress(order, totalRecords);

  const columns = columnsOf(order);
  const { sortField, sortOrder } = order.asked as unknown as Asked;
  const read = (totalRecords > manyRows && binding.inBulk?.(period)) || source;
  const question: RowsQuestion = { source: read, where, sortField, sortOrder, columns, language };
  const names = await namesOf(run, order.asked);
  const head = fileHead({ ...order, names, rows: totalRecords, totals });
  const shown = Object.values(columns);
  if (order.format === 'csv') {
    const copied = copyRows(client, question);
    await writeCsv(
      out,
      head,
      shown.map(({ label }) => label),
      copied,
      progress.add,
    );
    if (copied.rowCount !== totalRecords) throw new Error(`${copied.rowCount} rows came, ${totalRecords} were counted`);
  } else {
    const rows = fetchRows(client, question);
    if (order.format === 'xlsx') await writeXlsx(out, head, shown, rows, { language, onRows: progress.add });
    else await writePdf(out, head, shown, rows, { language, asOf, onRows: progress.add });
    if (progress.done() !== totalRecords) throw new Error(`${progress.done()} rows came, ${totalRecords} were counted`);
  }
  await client.query('commit');
  return { rows: totalRecords };
}

function bindingOf({ report: id }: FileOrder) {
  const found = reportBindings.find(([report]) => report.id === id);
  if (!found) throw new Error(`The report ${id} cannot be read`);
  return found[1];
}

function columnsOf({ report: id, columns, language }: FileOrder): Readonly<Record<string, FileColumn>> {
  const report = reportOf(id);
  return Object.fromEntries(
    columns.map((name) => {
      const column = report.columns[name];
      if (!column) throw new Error(`The report ${id} has no column ${name}`);
      const unit = column.kind === 'kobo' ? ' (₦)' : column.kind === 'share' ? ' (%)' : '';
      return [name, { name, label: column.label[language] + unit, column }];
    }),
  );
}

async function namesOf(run: RunQuery, asked: FileOrder['asked']): Promise<Record<string, string>> {
  const names: Record<string, string> = {};
  for (const key of Object.keys(choiceFilters) as ChoiceFilterKey[]) {
    const id = asked[key];
    if (id !== undefined) names[key] = await nameOfChoice(run, key, id);
  }
  return names;
}

function tellProgress({ port }: FileOrder, rows: number) {
  let rowsDone = 0;
  let toldAt = 0;
  const tell = () => port.postMessage({ rows, rowsDone: Math.min(rowsDone, rows) } satisfies FileProgress);
  tell();
  return {
    add(count: number): void {
      rowsDone += count;
      if (performance.now() - toldAt < tellEveryMs) return;
      toldAt = performance.now();
      tell();
    },
    done: () => rowsDone,
  };
}
