import type { AuthoredContent } from '@portal/contracts';
import { toMarks } from '../rich-marks.ts';

export interface Difference {
  readonly kind: 'added' | 'removed';
  readonly text: string;
}

/** What one version says, a line for each text and value, in the order of the page. */
function linesOf(value: unknown, name = ''): readonly string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value))
    return isRich(value) ? [`${name}: ${toMarks(value)}`] : value.flatMap((each) => linesOf(each, name));
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([key]) => key !== 'kind')
      .flatMap(([key, each]) => linesOf(each, key === 'en' || key === 'ha' ? `${name} (${key})` : key));
  return [`${name}: ${String(value)}`];
}

function isRich(parts: readonly unknown[]): parts is Parameters<typeof toMarks>[0] & unknown[] {
  return (
    parts.length > 0 &&
    parts.every(
      (part) =>
        typeof part === 'string' ||
        (typeof part === 'object' &&
          part !== null &&
          'text' in part &&
          typeof part.text === 'string' &&
          !('kind' in part)),
    )
  );
}

/** What was taken out and what came in, by the longest run of lines that both have. */
export function differencesOf(before: AuthoredContent | null, after: AuthoredContent | null): readonly Difference[] {
  const [one, other] = [linesOf(before), linesOf(after)];
  const common = lengths(one, other);
  const found: Difference[] = [];
  let [i, j] = [0, 0];
  while (i < one.length || j < other.length) {
    if (i < one.length && j < other.length && one[i] === other[j]) {
      i += 1;
      j += 1;
    } else if (j >= other.length || (i < one.length && lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))) {
      found.push({ kind: 'removed', text: one[i] ?? '' });
      i += 1;
    } else {
      found.push({ kind: 'added', text: other[j] ?? '' });
      j += 1;
    }
  }
  return found;
}

const lengthAt = (table: readonly (readonly number[])[], i: number, j: number) => table[i]?.[j] ?? 0;

/** Of the longest run that both have from there on. */
function lengths(one: readonly string[], other: readonly string[]): readonly (readonly number[])[] {
  const table: number[][] = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0));
  for (let i = one.length - 1; i >= 0; i -= 1)
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      if (!row) continue;
      row[j] =
        one[i] === other[j]
          ? lengthAt(table, i + 1, j + 1) + 1
          : Math.max(lengthAt(table, i + 1, j), lengthAt(table, i, j + 1));
    }
  return table;
}
