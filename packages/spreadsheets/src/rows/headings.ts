import { cellText } from './cell-text.ts';
import type { Cell } from './sheet-row.ts';

/** Two headings that say the same say nothing: letters and digits alone count. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Headings that stand there more than once, as they are written first. */
export function repeatedHeadings(cells: readonly Cell[]): readonly string[] {
  const seen = new Map<string, string>();
  const repeated = new Set<string>();
  for (const heading of cells.map(cellText)) {
    const plain = plainHeading(heading);
    if (plain === '') continue;
    const first = seen.get(plain);
    if (first === undefined) seen.set(plain, heading);
    else repeated.add(first);
  }
  return [...repeated];
}

export interface Headings {
  /** Each once: the second `amount` is `amount (2)`. */
  readonly headings: readonly string[];
  /** Those that stand there more than once, all of them: none says by itself what it means. */
  readonly repeated: ReadonlySet<string>;
}

/** Headings by which a person can choose. */
export function toldApart(found: readonly string[]): Headings {
  const places = new Map<string, number[]>();
  for (const [at, heading] of found.entries()) {
    const plain = plainHeading(heading);
    if (plain !== '') places.set(plain, [...(places.get(plain) ?? []), at]);
  }
  const headings = [...found];
  const repeated = new Set<string>();
  for (const those of places.values()) {
    if (those.length === 1) continue;
    for (const [number, at] of those.entries()) {
      if (number > 0) headings[at] = `${found[at]} (${number + 1})`;
      repeated.add(headings[at] ?? '');
    }
  }
  return { headings, repeated };
}
