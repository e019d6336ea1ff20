const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortest);

/** Shorter ones are titles and initials. */
const shortest = 3;

/** A number somebody mistyped is another person's: what stands under it is shown when a name agrees with it too. */
export function namesAgree(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}
