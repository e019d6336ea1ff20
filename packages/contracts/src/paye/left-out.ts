import * as z from 'zod/mini';

/** Of one schedule. */
export const leftOutMost = 1_000;

/** Why a row was left out; `copy`: another row of the same employee was kept. */
const leftOutReasons = [
  ...(['missing', 'not-an-amount', 'too-large', 'twice', 'copy', 'no-state', 'not-text'] as const),
  ...(['no-class', 'no-payee', 'too-much'] as const),
] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** A row of a list that its owner expressly left for an amendment: as it stands in the file, wrong as it is. Never filed, never billed. */
export function leftOutRowOf<const Column extends string>(columns: readonly Column[]) {
  return z.object({
    /** In the file. */
    line: z.int().check(z.gte(1), z.lte(10_000_000)),
    /** What was wrong first; absent in what was left out before it was kept. */
    why: z.optional(z.object({ column: z.enum(columns), reason: z.enum(leftOutReasons) })),
    cells: z.partialRecord(z.enum(columns), z.string().check(z.maxLength(200), z.regex(/^\P{Cc}*$/u))),
  });
}
