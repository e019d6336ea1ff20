/** Those who read totals alone see no part of fewer payers (decision 15 of the areas). */
export const fewestPayers = 5;
/** The part that stands for all parts that are not told by themselves. */
export const fewKey = 'few';

interface Part {
  /** Null: nobody counted them. */
  readonly payers: number | null;
}

/**
 * The parts that may only be told together: those of too few payers, and with them the smallest that has enough. Payers of two parts
 * may be the same ones, so what is told together has as many as the largest of it and not as many as the sum.
 */
export function fewOf<P extends Part>(parts: readonly P[]): P[] {
  const isFew = ({ payers }: Part) => payers === null || payers < fewestPayers;
  const few = parts.filter(isFew);
  if (few.length === 0) return [];
  const others = parts.filter((part) => !isFew(part)).toSorted((a, b) => (a.payers ?? 0) - (b.payers ?? 0));
  return [...few, ...others.slice(0, 1)];
}
