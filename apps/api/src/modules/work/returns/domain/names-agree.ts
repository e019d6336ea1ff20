const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= shortest);

/** Shorter ones are titles and initials. */
const shortest = 3;

/** How many words of two names have to be the same, by how the number beside them was found. */
export const wordsOfName = { own: 1, stated: 2 } as const;

/** A number somebody mistyped is another person's: what stands under it is shown when a name agrees with it too. */
export function namesAgree(one: string, other: string, least: number = wordsOfName.own): boolean {
  const words = new Set(wordsOf(one));
  return new Set(wordsOf(other).filter((word) => words.has(word))).size >= least;
}
