/** Those who read totals alone see no part of fewer payers (decision 15 of the areas). */
export const fewestPayers = 5;
/** The part that stands for all parts of too few. */
export const fewKey = 'few';

interface Part {
  readonly key: string;
  readonly label: string | null;
  readonly count: number;
  readonly kobo: number;
}

/**
 * The parts that may only be told together: those of fewer than five payers, and while these are themselves too few the next smallest,
 * so that nothing can be found by subtraction. `payersOf` answers undefined where payers were not counted: then there are at most as
 * many as receipts.
 */
export function fewOf<P extends Part>(parts: readonly P[], payersOf: (key: string) => number | undefined): P[] {
  const sizeOf = ({ key, count }: Part) => Math.min(Math.abs(count), payersOf(key) ?? Number.POSITIVE_INFINITY);
  const bySize = parts.toSorted((a, b) => sizeOf(a) - sizeOf(b) || a.kobo - b.kobo);
  const few: P[] = [];
  let size = 0;
  for (const part of bySize) {
    const isFew = sizeOf(part) < fewestPayers;
    if (!isFew && (few.length === 0 || size >= fewestPayers)) break;
    few.push(part);
    size += sizeOf(part);
  }
  return few;
}

/** Parts of too few payers become one. */
export function mergeFew<P extends Part>(parts: readonly P[], payersOf: (key: string) => number | undefined): Part[] {
  const few = fewOf(parts, payersOf);
  if (few.length === 0) return [...parts];
  const sum = (of: 'count' | 'kobo') => few.reduce((total, part) => total + part[of], 0);
  return [
    ...parts.filter((part) => !few.includes(part)),
    { key: fewKey, label: null, count: sum('count'), kobo: sum('kobo') },
  ];
}
