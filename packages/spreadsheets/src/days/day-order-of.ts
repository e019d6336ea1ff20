import { cellText } from '../rows/cell-text.ts';
import type { Cell } from '../rows/sheet-row.ts';
import { type DayOrder, typedDay } from './typed-day.ts';

/** What the days of a file show of the order of their numbers. */
export type OrderOfFile =
  | { readonly kind: 'shown'; readonly order: DayOrder }
  /** No day needs it. */
  | { readonly kind: 'unneeded' }
  /** Somebody has to say: a day of the file that can be read two ways. */
  | { readonly kind: 'asked'; readonly example: string };

/** Asked once for the file, for what no other day of it answers. */
export function dayOrderOf(cells: Iterable<Cell>): OrderOfFile {
  const shown = new Set<DayOrder>();
  let example: string | undefined;
  for (const cell of cells) {
    const typed = typedDay(cell);
    if (typed.kind === 'day' && typed.by) shown.add(typed.by);
    if (typed.kind === 'two-ways') example ??= cellText(cell);
  }
  const [order] = shown;
  if (example !== undefined && shown.size !== 1) return { kind: 'asked', example };
  return order === undefined || shown.size > 1 ? { kind: 'unneeded' } : { kind: 'shown', order };
}
