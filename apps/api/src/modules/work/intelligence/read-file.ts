import { createHash } from 'node:crypto';
import type { ReadFile, SourceKind } from '@portal/contracts';
import { cellText, collectMarks, repeatedHeadings, SheetRefused, type SheetRow } from '@portal/spreadsheets';
import { BusinessError } from '../../../platform/http/business-error.ts';
import {
  columnsOf,
  isLeftOut,
  type RowProblem,
  readSourceRow,
  type SourceColumns,
  type SourceRow,
} from './domain/read-source-row.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';

/** Titles above the headings. */
const headingWithin = 15;

export interface UnderstoodFile {
  readonly read: ReadFile;
  readonly rows: readonly SourceRow[];
  /** Of what the rows say. */
  readonly digest: Buffer;
}

async function rowsOf(sheets: IntelligenceDeps['sheets'], bytes: Buffer): Promise<readonly SheetRow[]> {
  try {
    return [...(await sheets.read(bytes))];
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    const isTooLarge = error.why === 'too-large' || error.why === 'too-many-rows';
    throw new BusinessError(isTooLarge ? 'source.too-large' : 'source.unreadable', { cause: error });
  }
}

/** The row within the first ones that names most columns, and those below it. */
function belowHeadings(sheet: readonly SheetRow[]) {
  let best: { at: number; columns: SourceColumns } = { at: 0, columns: {} };
  for (const [at, { cells }] of sheet.slice(0, headingWithin).entries()) {
    const columns = columnsOf(cells.map(cellText));
    if (Object.keys(columns).length > Object.keys(best.columns).length) best = { at, columns };
  }
  const headings = (sheet[best.at]?.cells ?? []).map(cellText);
  if (best.columns.name === undefined) throw new BusinessError('source.no-name');
  return { headings, columns: best.columns, rows: sheet.slice(best.at + 1) };
}

/** What a file of a source says, row by row. Nothing is evaluated and nothing written. */
export async function readFile(
  sheets: IntelligenceDeps['sheets'],
  bytes: Buffer,
  { kind, areas }: { readonly kind: SourceKind; readonly areas: ReadonlyMap<string, number> },
): Promise<UnderstoodFile> {
  const { headings, columns, rows: below } = belowHeadings(await rowsOf(sheets, bytes));
  if (below.length === 0) throw new BusinessError('source.unreadable');
  const marks = collectMarks();
  for (const { cells } of below)
    for (const at of [columns.night, columns.year]) if (at !== undefined) marks.add(cellText(cells[at] ?? ''));
  const mark = marks.ofFile();
  const digest = createHash('sha256');
  const rows = below.map(({ line, cells }) => {
    const texts = headings.map((_, at) => cellText(cells[at] ?? ''));
    digest.update(JSON.stringify(texts));
    return readSourceRow(line, texts, columns, { kind, areas, mark: mark.kind === 'shown' ? mark.mark : 'point' });
  });
  const refused = rows.filter(isLeftOut).length;
  const taken = rows.filter((row) => !isLeftOut(row));
  const known = new Set(Object.values(columns));
  const repeated = new Set(repeatedHeadings(headings));
  return {
    rows: taken,
    digest: digest.digest(),
    read: {
      columns: Object.entries(columns).map(([field, at]) => ({ heading: headings[at] ?? '', field })),
      unknown: headings.filter(
        (heading, at) => heading !== '' && (!known.has(at) || (repeated.has(heading) && !known.has(at))),
      ),
      ...{ rows: rows.length, good: taken.length, refused, problems: problemsOf(rows) },
      sample: taken.slice(0, 5).map((row) => ({ number: row.number, name: row.name, says: wordsOf(row) })),
    },
  };
}

function problemsOf(rows: readonly SourceRow[]): ReadFile['problems'] {
  const counted = new Map<RowProblem, { rows: number; first: number }>();
  for (const { number, problems } of rows)
    for (const problem of problems) {
      const { rows: count, first } = counted.get(problem) ?? { rows: 0, first: number };
      counted.set(problem, { rows: count + 1, first });
    }
  return [...counted].map(([problem, count]) => ({ problem, ...count })).sort((one, other) => other.rows - one.rows);
}

/** One line of a row; of numbers only what may be shown. */
export function wordsOf({ address, rcNumber, facts }: Pick<SourceRow, 'address' | 'rcNumber' | 'facts'>): string {
  const { rooms, nightKobo, yearKobo, about } = facts;
  const naira = (amount: number | undefined, what: string) =>
    amount === undefined ? undefined : `₦${Math.round(amount / 100).toLocaleString('en')} ${what}`;
  const parts = [
    address,
    rcNumber,
    about,
    rooms === undefined ? undefined : `${rooms} rooms`,
    naira(nightKobo, 'a night'),
    naira(yearKobo, 'a year'),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(' · ');
}
