import { cellText } from '../rows/cell-text.ts';
import type { Cell } from '../rows/sheet-row.ts';
import { type DecimalMark, typedNumber } from './typed-number.ts';

/** What the amounts of a file show of the mark between naira and kobo. */
export type MarkOfFile =
  | { readonly kind: 'shown'; readonly mark: DecimalMark }
  /** No amount needs it. */
  | { readonly kind: 'unneeded' }
  /** Somebody has to say: an amount of the file that can be read two ways. */
  | { readonly kind: 'asked'; readonly example: string };

/** What each amount of a file shows; asked once for the file, for what no other amount of it answers. */
export function decimalMarkOf(cells: Iterable<Cell>): MarkOfFile {
  const marks = collectMarks();
  for (const cell of cells) marks.add(cell);
  return marks.ofFile();
}

/** The same for amounts that come some at a time. */
export function collectMarks(): { add(cell: Cell): void; ofFile(): MarkOfFile } {
  const shown = new Set<DecimalMark>();
  let example: string | undefined;
  return {
    add(cell) {
      const typed = typedNumber(cell);
      if (typed.kind === 'number' && typed.by) shown.add(typed.by);
      if (typed.kind === 'two-ways') example ??= cellText(cell);
    },
    ofFile() {
      const [mark] = shown;
      if (example !== undefined && shown.size !== 1) return { kind: 'asked', example };
      return mark === undefined || shown.size > 1 ? { kind: 'unneeded' } : { kind: 'shown', mark };
    },
  };
}
