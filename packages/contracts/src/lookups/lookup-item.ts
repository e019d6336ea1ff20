import * as z from 'zod/mini';

/** An entry of a reference list (spec §3). */
export const lookupItemSchema = z.object({ id: z.union([z.int(), z.string()]), displayField: z.string() });
export type LookupItem = z.output<typeof lookupItemSchema>;
