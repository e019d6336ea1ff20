import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { readWorkbook } from './read-workbook.ts';
import { cellText, columnsMost, rowsMost, SpreadsheetRefused } from './spreadsheet-refused.ts';

/** The rows of a CSV file or an XLSX workbook, as text, empty ones left out. What it is, its first bytes say, never its name. */
export async function* readSpreadsheet(bytes: Buffer): AsyncGenerator<readonly string[]> {
  const rows = bytes.subarray(0, 2).toString('latin1') === 'PK' ? readWorkbook(bytes) : readCsv(bytes);
  for await (const row of rows) if (row.some((cell) => cell !== '')) yield row;
}

async function* readCsv(bytes: Buffer): AsyncGenerator<readonly string[]> {
  const start = bytes.subarray(0, 4_096);
  if (start.includes(0)) throw new SpreadsheetRefused('unreadable');
  const [line = ''] = start.toString('utf8').split(/\r?\n/, 1);
  const delimiter = [',', ';', '\t'].sort((one, other) => line.split(other).length - line.split(one).length)[0] ?? ',';
  const parser = Readable.from(slicesOf(bytes)).pipe(
    parse({ bom: true, delimiter, relax_column_count: true, relax_quotes: true, max_record_size: 65_536 }),
  );
  let count = 0;
  try {
    for await (const record of parser) {
      count += 1;
      const cells = record as readonly string[];
      if (count > rowsMost || cells.length > columnsMost) throw new SpreadsheetRefused('too-large');
      yield cells.map(cellText);
    }
  } catch (error) {
    if (error instanceof SpreadsheetRefused) throw error;
    throw new SpreadsheetRefused('unreadable');
  } finally {
    parser.destroy();
  }
}

function* slicesOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += 65_536) yield bytes.subarray(from, from + 65_536);
}
