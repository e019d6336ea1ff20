import { readFileSync } from 'node:fs';
import type { RawStatements } from './count-raw-statements.ts';

export const listFile = new URL('./raw-statements.json', import.meta.url);

export function readList(): RawStatements {
  return JSON.parse(readFileSync(listFile, 'utf8')) as RawStatements;
}

/** The modules that have more of them than the list allows. */
export function grownModules(found: RawStatements, listed: RawStatements): readonly string[] {
  return Object.entries(found).flatMap(([module, count]) =>
    count > (listed[module] ?? 0) ? [`${module}: ${count}, and ${listed[module] ?? 0} are allowed`] : [],
  );
}
