import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Language } from '@portal/contracts';
import { ZipFile } from 'yazl';
import type { FileColumn } from '../data/cells.ts';
import type { FileHead } from '../domain/file-head.ts';
import { headWord } from '../domain/head-words.ts';
import { aboutSheet } from './xlsx/about-sheet.ts';
import { filteredRange, rowsSheet } from './xlsx/rows-sheet.ts';
import { totalRows } from './xlsx/total-rows.ts';
import { aboutPart, rowsPart, workbookParts } from './xlsx/workbook-parts.ts';

interface How {
  readonly language: Language;
  readonly onRows: (count: number) => void;
}

/** Writes a workbook as rows come: their sheet, and one that says what they are. Text cells hold text whatever it looks like. */
export async function writeXlsx(
  out: Writable,
  head: FileHead,
  columns: readonly FileColumn[],
  rows: AsyncIterable<readonly (string | null)[]>,
  { language, onRows }: How,
): Promise<void> {
  let count = 0;
  const counted = (more: number) => {
    count += more;
    onRows(more);
  };
  const totals = totalRows(columns, head.totals, language);
  const sheet = Readable.from(rowsSheet({ columns, rows, totals, onRows: counted }));
  const zip = new ZipFile();
  const body = zip.outputStream as Readable;
  // The zip hears of no stream that fails.
  for (const one of [zip, sheet]) one.on('error', (error: Error) => body.destroy(error));
  zip.addReadStream(sheet, rowsPart);
  zip.addReadStreamLazy(aboutPart, (give) => give(null, Readable.from([aboutSheet(head)])));
  // Where the filter ends is known behind the last row.
  const parts = () =>
    workbookParts({
      rowsName: head.title,
      aboutName: headWord('about', language),
      filtered: filteredRange(columns.length, count),
    });
  for (const name of Object.keys(parts()))
    zip.addReadStreamLazy(name, (give) => give(null, Readable.from([parts()[name] ?? ''])));
  zip.end();
  try {
    await pipeline(body, out);
  } finally {
    sheet.destroy();
  }
}
