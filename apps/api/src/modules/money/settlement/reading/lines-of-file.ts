import type { SettlementColumns } from '@portal/contracts';
import { isProblem, type RowProblem, readLine, type SettlementLine, tellApart } from './read-line.ts';
import { sheetOfFile } from './sheet-of-file.ts';

export interface LinesOrder {
  readonly kind: 'lines';
  readonly bytes: Uint8Array;
  readonly source: string;
  readonly columns: SettlementColumns;
  readonly today: string;
}

export interface LinesOfFile {
  readonly headings: readonly string[];
  readonly badRows: number;
  readonly problems: readonly RowProblem[];
  /** In turn, so many at a time: whoever takes them over is not held up. */
  readonly lines: Iterable<readonly SettlementLine[]>;
}

/** Beyond that it says no more. */
const mostProblems = 500;
const linesAtOnce = 1_000;

/** Every row of a file as a line, or what is wrong with it; rows that add up others are neither. */
export async function linesOfFile({ bytes, source, columns, today }: LinesOrder): Promise<LinesOfFile> {
  const { headings, rows } = await sheetOfFile(bytes, columns);
  const apart = tellApart();
  const lines: SettlementLine[][] = [[]];
  const problems: RowProblem[] = [];
  let badRows = 0;
  for (const row of rows) {
    const read = readLine(row, headings, { source, columns, today });
    if (read === 'total') continue;
    if (isProblem(read)) {
      badRows += 1;
      if (problems.length < mostProblems) problems.push(read);
      continue;
    }
    if (lines.at(-1)?.length === linesAtOnce) lines.push([]);
    lines.at(-1)?.push(apart(read));
  }
  return { headings, badRows, problems, lines };
}
