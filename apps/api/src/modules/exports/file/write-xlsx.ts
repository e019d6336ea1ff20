import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Column } from '@portal/contracts';
import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import type { FileColumn } from '../data/cells.ts';
import type { FileHead } from '../domain/file-head.ts';

const numberKinds = new Set<Column['kind']>(['kobo', 'count', 'share']);
/** Excel refuses longer ones, and these characters. */
const sheetName = (title: string) => title.replaceAll(/[\\/?*:[\]]/g, ' ').slice(0, 31);

/** Writes a workbook of one sheet as rows come. Text cells hold text whatever it looks like: nothing in them is a formula. */
export async function writeXlsx(
  out: Writable,
  head: FileHead,
  columns: readonly FileColumn[],
  rows: AsyncIterable<readonly (string | null)[]>,
  onRows: (count: number) => void,
): Promise<void> {
  const isNumber = columns.map(({ column }) => numberKinds.has(column.kind));
  async function* sheet(): AsyncGenerator<CellValue[]> {
    yield [head.title];
    for (const line of head.lines) yield line.map(printable);
    yield [];
    yield columns.map(({ label }) => label);
    for await (const row of rows) {
      onRows(1);
      yield row.map((cell, index) => (cell === null ? null : isNumber[index] ? Number(cell) : printable(cell)));
    }
  }
  const body = writeXlsxStream(sheet(), { name: sheetName(head.title) });
  await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), out);
}

/** Without control characters: XML cannot hold them. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  return text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
}
