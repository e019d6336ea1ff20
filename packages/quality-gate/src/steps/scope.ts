/** How much a run tests. */
export type Scope =
  /** Whatever has not passed on this machine with everything it depends on as it is now. */
  | { readonly kind: 'unproven' }
  /** All of it. */
  | { readonly kind: 'all' }
  /** What a change can reach, since `base` or where the branch began. */
  | { readonly kind: 'affected'; readonly base?: string };

/** From the words after `npm test --`. Gives a sentence to show when it does not know one. */
export function scopeFrom(words: readonly string[]): Scope | string {
  const [word, ...more] = words;
  if (word === undefined) return { kind: 'unproven' };
  if (more.length === 0 && word === '--all') return { kind: 'all' };
  const affected = /^--affected(?:=(.+))?$/.exec(word);
  if (more.length === 0 && affected)
    return { kind: 'affected', ...(affected[1] !== undefined && { base: affected[1] }) };
  return `npm test knows --all, --affected and --affected=<commit>, not "${words.join(' ')}".`;
}
