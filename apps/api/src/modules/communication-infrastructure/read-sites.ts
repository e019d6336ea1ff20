import {
  type ImportProblem,
  powerSources,
  type Site,
  type SiteColumn,
  siteColumns,
  siteKinds,
  siteSchema,
} from '@portal/contracts';
import { CsvError, parse } from 'csv-parse/sync';

export type ReadSites =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'columns-missing'; readonly columns: readonly SiteColumn[] }
  | { readonly kind: 'too-many-rows' }
  | { readonly kind: 'read'; readonly sites: readonly Site[]; readonly problems: readonly ImportProblem[] };

const required: readonly SiteColumn[] = ['kind', 'name', 'lga', 'place', 'height_m', 'power'];
/** Of a cell that is shown again. */
const shownCharacters = 40;

/** `-1234567.123456 metres`, with spaces. */
const longestNumber = 40;

type Row = Readonly<Partial<Record<SiteColumn, string>>>;

/** Spreadsheets write commas, semicolons or tabs; all are read. Areas are found by name, however it is spelt apart from letters. */
export function readSites(csv: string, areas: ReadonlyMap<number, string>, rowsMax: number): ReadSites {
  let rows: { readonly record: Row; readonly info: { readonly lines: number } }[];
  let headings: string[] = [];
  const delimiter = delimiterOf(csv);
  try {
    rows = parse(csv, {
      bom: true,
      delimiter,
      info: true,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      columns: (first: string[]) => {
        headings = first.map((heading) => heading.toLowerCase().replace(/[\s-]+/g, '_'));
        return headings;
      },
    }) as unknown as typeof rows;
  } catch (error) {
    if (error instanceof CsvError) return { kind: 'unreadable' };
    throw error;
  }
  const columns = required.filter((column) => !headings.includes(column));
  if (columns.length > 0) return { kind: 'columns-missing', columns };
  if (rows.length > rowsMax) return { kind: 'too-many-rows' };

  const byName = new Map([...areas].map(([id, name]) => [letters(name), id]));
  const sites: Site[] = [];
  const problems: ImportProblem[] = [];
  const isCommaDecimal = delimiter === ';';
  let linesInCells = 0;
  for (const { record: row, info } of rows) {
    linesInCells += lineBreaksIn(row);
    const draft = draftOf(row, byName, isCommaDecimal);
    const parsed = siteSchema.safeParse(draft);
    if (parsed.success) sites.push(parsed.data);
    else problems.push(...problemsOf(row, info.lines - linesInCells, draft, parsed.error.issues));
  }
  return { kind: 'read', sites, problems };
}

/** The one the headings are separated by most often: in a file with semicolons a comma belongs to a number. */
function delimiterOf(csv: string): string {
  const [headings = ''] = csv.split(/\r?\n/, 1);
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best), ',');
}

/** As `csv-parse` counts them: a carriage return is one too. */
function lineBreaksIn(row: Row): number {
  return Object.values(row).reduce((sum, cell) => sum + (cell.match(/[\r\n]/g)?.length ?? 0), 0);
}

function draftOf(row: Row, byName: ReadonlyMap<string, number>, isCommaDecimal: boolean) {
  const number = (typed = '') => numberIn(typed, isCommaDecimal);
  return {
    kind: choice(siteKinds, row.kind),
    name: row.name ?? '',
    lgaId: byName.get(letters(row.lga ?? '')),
    place: row.place ?? '',
    heightMetres: number(row.height_m),
    power: choice(powerSources, row.power),
    sharers: row.sharers ? number(row.sharers) : 0,
    latitude: row.latitude ? number(row.latitude) : null,
    longitude: row.longitude ? number(row.longitude) : null,
  };
}

const columnOf: Readonly<Record<keyof ReturnType<typeof draftOf>, SiteColumn>> = {
  kind: 'kind',
  name: 'name',
  lgaId: 'lga',
  place: 'place',
  heightMetres: 'height_m',
  power: 'power',
  sharers: 'sharers',
  latitude: 'latitude',
  longitude: 'longitude',
};

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly code?: string | undefined;
}

function problemsOf(row: Row, rowNumber: number, draft: ReturnType<typeof draftOf>, issues: readonly Issue[]) {
  const problems = new Map<SiteColumn, ImportProblem>();
  for (const { path, code } of issues) {
    const field = path[0] as keyof typeof columnOf;
    const column = columnOf[field];
    const value = row[column] ?? '';
    if (problems.has(column)) continue;
    const problem = problemOf(column, value, Number.isNaN(draft[field]), code);
    problems.set(column, { row: rowNumber, column, value: value.slice(0, shownCharacters), problem });
  }
  return siteColumns.flatMap((column) => problems.get(column) ?? []);
}

const numbers: readonly SiteColumn[] = ['height_m', 'sharers', 'latitude', 'longitude'];

function problemOf(column: SiteColumn, value: string, isNoNumber: boolean, code = ''): ImportProblem['problem'] {
  if (value === '') return 'missing';
  if (column === 'lga') return 'unknown-area';
  if (column === 'kind' || column === 'power') return 'unknown-choice';
  if (isNoNumber) return 'not-a-number';
  if (numbers.includes(column)) return 'out-of-range';
  return code === 'too_big' ? 'too-long' : 'unreadable';
}

function choice<T extends string>(choices: readonly T[], typed = ''): T | undefined {
  const word = typed.toLowerCase();
  return choices.find((each) => each === word);
}

/**
 * `35`, `35.5`, `35,5` and `35 m`; NaN for everything else. Three places after a comma are thousands to some and decimals to
 * others: they are read only where a semicolon shows that a comma is decimal.
 */
function numberIn(typed: string, isCommaDecimal: boolean): number {
  if (typed.length > longestNumber) return Number.NaN;
  const digits = typed.replace(/m(?:etres?)?$/i, '').trimEnd();
  if (!/^-?\d+([.,]\d+)?$/.test(digits)) return Number.NaN;
  return !isCommaDecimal && /,\d{3}$/.test(digits) ? Number.NaN : Number(digits.replace(',', '.'));
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
