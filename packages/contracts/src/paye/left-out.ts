import * as z from 'zod/mini';

/** Of one schedule. */
export const leftOutMost = 1_000;

/** A row of a list that its owner expressly left for an amendment: as it stands in the file, wrong as it is. Never filed, never billed. */
export function leftOutRowOf<const Column extends string>(columns: readonly Column[]) {
  return z.object({
    /** In the file. */
    line: z.int().check(z.gte(1), z.lte(10_000_000)),
    cells: z.partialRecord(z.enum(columns), z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u))),
  });
}
