import { type Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileHead } from '../domain/file-head.ts';

const byteOrderMark = '\uFEFF';
const newLine = 10;

/**
 * Writes a CSV file: its head, the names of the columns, and the rows as the database sends them. `onRows` hears of every
 * stretch of rows.
 */
export async function writeCsv(
  out: Writable,
  head: FileHead,
  labels: readonly string[],
  rows: Readable,
  onRows: (count: number) => void,
): Promise<void> {
  const lines = [[head.title], ...head.lines.map(([label, value]) => [label, value]), [], labels];
  out.write(byteOrderMark + lines.map((line) => `${line.map(csvCell).join(',')}\n`).join(''));
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onRows(linesIn(chunk));
      done(null, chunk);
    },
  });
  await pipeline(rows, counted, out);
}

function linesIn(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(newLine); at !== -1; at = chunk.indexOf(newLine, at + 1)) count += 1;
  return count;
}

function csvCell(text: string): string {
  return `"${disarmed(text).replaceAll('"', '""')}"`;
}

/** As the database does with the cells of rows (`data/cells.ts`): what begins like a formula gets an apostrophe before it. */
function disarmed(text: string): string {
  return /^(?:[\t\r\n]|[ \t\r\n\u00a0]{0,200}[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
}
