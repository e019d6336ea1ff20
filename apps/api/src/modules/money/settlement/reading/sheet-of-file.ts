import type { SettlementColumns } from '@portal/contracts';
import { cellText, readSheet, type SheetRow, toldApart } from '@portal/spreadsheets';
import { guessColumns } from './guess-columns.ts';

/** A list of payments has several hundred thousand rows. */
const limits = { rowsMost: 1_000_000, columnsMost: 60, unpackedBytesMost: 300_000_000 };
/** Titles above the headings. */
const headingWithin = 15;

export interface SheetOfFile {
  /** Each once: the second `amount` is `amount (2)`. */
  readonly headings: readonly string[];
  /** Those of a heading that stands there more than once, all of them: none says by itself what it means. */
  readonly repeated: ReadonlySet<string>;
  /** Below the headings. */
  readonly rows: readonly SheetRow[];
}

/** Headings and rows of a file, titles above them left out. Throws `SheetRefused`. */
export async function sheetOfFile(bytes: Uint8Array, remembered: SettlementColumns | null): Promise<SheetOfFile> {
  const rows: SheetRow[] = [];
  await readSheet(bytes, (row) => rows.push(row), limits);
  const known = Object.values(remembered?.fields ?? {});
  const worth = (headings: readonly string[]) =>
    known.length > 0 && known.every((heading) => headings.includes(heading))
      ? Number.POSITIVE_INFINITY
      : Object.keys(guessColumns(headings, new Set()).fields).length;
  let best = { at: 0, worth: 0 };
  for (const [at, { cells }] of rows.slice(0, headingWithin).entries()) {
    const one = worth(cells.map(cellText));
    if (one > best.worth) best = { at, worth: one };
  }
  return { ...toldApart((rows[best.at]?.cells ?? []).map(cellText)), rows: rows.slice(best.at + 1) };
}
