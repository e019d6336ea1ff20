import {
  type ImportProblem,
  powerSources,
  type Site,
  type SiteColumn,
  siteColumns,
  siteKinds,
  siteSchema,
} from '@portal/contracts';
import {
  cellText,
  type DecimalMark,
  decimalMarkOf,
  readDecimal,
  readSheet,
  SheetRefused,
  type SheetRow,
  usualLimits,
} from '@portal/spreadsheets';

export type ReadSites =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'columns-missing'; readonly columns: readonly SiteColumn[] }
  | { readonly kind: 'too-many-rows' }
  | { readonly kind: 'read'; readonly sites: readonly Site[]; readonly problems: readonly ImportProblem[] };

const required: readonly SiteColumn[] = ['kind', 'name', 'lga', 'place', 'height_m', 'power'];
/** Of a cell that is shown again. */
const shownCharacters = 40;

type Row = Readonly<Partial<Record<SiteColumn, string>>>;

/** Titles above the headings. */
const headingWithin = 15;
const numbers: readonly SiteColumn[] = ['height_m', 'sharers', 'latitude', 'longitude'];

/** Areas are found by name, however it is spelt apart from letters. In a file with semicolons a comma belongs to a number. */
export async function readSites(csv: string, areas: ReadonlyMap<number, string>, rowsMax: number): Promise<ReadSites> {
  const lines: SheetRow[] = [];
  let separator: string | undefined;
  try {
    const limits = { ...usualLimits, rowsMost: rowsMax + headingWithin };
    ({ separator } = await readSheet(new TextEncoder().encode(csv), (row) => lines.push(row), limits));
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return { kind: error.why === 'too-many-rows' ? error.why : 'unreadable' };
  }
  const { at, places } = bestHeadings(lines);
  const columns = required.filter((column) => places[column] === undefined);
  if (columns.length > 0) return { kind: 'columns-missing', columns };
  const below = lines.slice(at + 1);
  if (below.length > rowsMax) return { kind: 'too-many-rows' };

  const rows = below.map(({ line, cells }) => ({
    line,
    row: Object.fromEntries(siteColumns.map((column) => [column, cellText(cells[places[column] ?? -1] ?? '')])) as Row,
  }));
  const shown = decimalMarkOf(rows.flatMap(({ row }) => numbers.map((column) => withoutUnit(row[column] ?? ''))));
  const mark = shown.kind === 'shown' ? shown.mark : separator === ';' ? 'comma' : undefined;
  const byName = new Map([...areas].map(([id, name]) => [letters(name), id]));
  const sites: Site[] = [];
  const problems: ImportProblem[] = [];
  for (const { line, row } of rows) {
    const draft = draftOf(row, byName, mark);
    const parsed = siteSchema.safeParse(draft);
    if (parsed.success) sites.push(parsed.data);
    else problems.push(...problemsOf(row, line, draft, parsed.error.issues));
  }
  return { kind: 'read', sites, problems };
}

/** The line that names most columns; a heading that stands there twice names none. */
function bestHeadings(lines: readonly SheetRow[]) {
  let best = { at: 0, places: {} as Partial<Record<SiteColumn, number>> };
  for (const [at, { cells }] of lines.slice(0, headingWithin).entries()) {
    const names = cells.map((cell) =>
      cellText(cell)
        .toLowerCase()
        .replace(/[\s-]+/g, '_'),
    );
    const once = siteColumns.filter(
      (column) => names.indexOf(column) >= 0 && names.indexOf(column) === names.lastIndexOf(column),
    );
    if (once.length > Object.keys(best.places).length)
      best = { at, places: Object.fromEntries(once.map((column) => [column, names.indexOf(column)])) };
  }
  return best;
}

function draftOf(row: Row, byName: ReadonlyMap<string, number>, mark: DecimalMark | undefined) {
  const number = (typed = '') => readDecimal(withoutUnit(typed), mark);
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

/** `45 m` is `45`. */
function withoutUnit(typed: string): string {
  return typed.replace(/m(?:etres?)?$/i, '').trimEnd();
}

function letters(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
