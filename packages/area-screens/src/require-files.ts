import type { ScreenTable } from './screen-table.ts';

/** What `import.meta.glob('./routes/*.route.{ts,tsx}')` gives: each file with the function that loads it. */
export type ScreenFiles = Readonly<Record<string, () => Promise<unknown>>>;

/** Throws when a screen has no file, or a file no screen: one of the two was forgotten. */
export function requireFiles(screens: ScreenTable, files: ScreenFiles): void {
  const named = Object.entries(screens).flatMap(([key, { file = key, isElsewhere }]) => (isElsewhere ? [] : file));
  const there = Object.keys(files).map((path) => path.replace(/^\.\/routes\/(.+)\.route\.tsx?$/, '$1'));
  const missing = named.filter((name) => !there.includes(name));
  const forgotten = there.filter((name) => !named.includes(name));
  if (missing.length > 0) throw new Error(`There is no routes/${missing[0]}.route.tsx for the screen of that name`);
  if (forgotten.length > 0) throw new Error(`No screen of the table is shown by routes/${forgotten[0]}.route.tsx`);
}
