import { Readable } from 'node:stream';
import { parse } from 'csv-parse';

/** No row of a list of payments is longer; what is, is no such list. */
const longestRow = 20_000;

export interface CsvRow {
  /** As a spreadsheet counts: 1 is the row of the headings. */
  readonly row: number;
  readonly cells: readonly string[];
}

/** Rows one by one, however long the file is. Throws `CsvError` for what is none. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<CsvRow> {
  const parser = Readable.from(inPieces(bytes)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(bytes),
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: longestRow,
    }),
  );
  let row = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    row += 1;
    yield { row, cells };
  }
}

function* inPieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}

/** The one the headings are separated by most often. */
function delimiterOf(bytes: Buffer): string {
  const [headings = ''] = bytes.subarray(0, 4_096).toString('utf8').split(/\r?\n/, 1);
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [';', '\t', '|'].reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}
