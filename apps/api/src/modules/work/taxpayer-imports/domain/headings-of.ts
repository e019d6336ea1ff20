import { cellText, type SheetRow } from '@portal/spreadsheets';
import { suggestMapping } from './suggest-mapping.ts';

/** Titles above the headings. */
const headingWithin = 15;

/** The row that names most columns, and the rows below it in turn. */
export function headingsOf(sheet: Iterable<SheetRow>): {
  readonly headings: readonly string[];
  readonly rows: Iterable<SheetRow>;
} {
  const all = sheet[Symbol.iterator]();
  const start: SheetRow[] = [];
  while (start.length < headingWithin) {
    const next = all.next();
    if (next.done) break;
    start.push(next.value);
  }
  let best = { at: 0, worth: 0 };
  for (const [at, { cells }] of start.entries()) {
    const worth = Object.keys(suggestMapping(cells.map(cellText))).length;
    if (worth > best.worth) best = { at, worth };
  }
  return { headings: (start[best.at]?.cells ?? []).map(cellText), rows: below(start.slice(best.at + 1), all) };
}

function* below(start: readonly SheetRow[], rest: Iterator<SheetRow>): Generator<SheetRow> {
  yield* start;
  for (let next = rest.next(); !next.done; next = rest.next()) yield next.value;
}
