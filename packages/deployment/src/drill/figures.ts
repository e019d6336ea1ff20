/** The longest time between two of `times` (milliseconds, in any order) that ends after `from`. */
export function longestGapMs(times: readonly number[], from: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  let longest = 0;
  for (const [index, at] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before !== undefined && at > from) longest = Math.max(longest, at - before);
  }
  return longest;
}

/** Rows under their head, in columns as wide as they need. */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join(' │ ')
        .trimEnd(),
    )
    .join('\n');
}

export const secondsOf = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
