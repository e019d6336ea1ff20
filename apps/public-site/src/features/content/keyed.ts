/** Parts of a page are named by their place: they never move, and the page is replaced as a whole. */
export function keyed<T>(parts: readonly T[]): { readonly key: number; readonly part: T }[] {
  return parts.map((part, key) => ({ key, part }));
}
