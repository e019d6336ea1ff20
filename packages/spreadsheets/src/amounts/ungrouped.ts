/**
 * Digits in groups of three, or as in India: the last three, and pairs before them. One kind of mark parts all groups; undefined for
 * what is grouped in no way.
 */
export function ungrouped(whole: string): string | undefined {
  const marks = whole.match(/\D/g) ?? [];
  if (marks.some((mark) => mark !== marks[0])) return undefined;
  const groups = whole.split(/\D/);
  if (groups.length === 1) return whole;
  const [first = 0, ...rest] = groups.map(({ length }) => length);
  const last = rest.at(-1);
  const areThrees = first >= 1 && first <= 3 && rest.every((length) => length === 3);
  const arePairs = first >= 1 && first <= 2 && last === 3 && rest.slice(0, -1).every((length) => length === 2);
  return areThrees || arePairs ? groups.join('') : undefined;
}
