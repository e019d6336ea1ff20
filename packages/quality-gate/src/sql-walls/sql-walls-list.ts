import { readFileSync } from 'node:fs';
import type { SqlWalls } from './foreign-sql.ts';

export const listFile = new URL('./sql-walls.json', import.meta.url);

export function readList(): SqlWalls {
  return JSON.parse(readFileSync(listFile, 'utf8')) as SqlWalls;
}

/** Crossings that the list does not have. */
export function newCrossings(found: SqlWalls, listed: SqlWalls): readonly string[] {
  return Object.entries(found).flatMap(([home, crossed]) =>
    (['writes', 'reads'] as const).flatMap((act) =>
      (crossed[act] ?? [])
        .filter((table) => !(listed[home]?.[act] ?? []).includes(table))
        .map((table) => `${home} ${act} ${table}`),
    ),
  );
}
