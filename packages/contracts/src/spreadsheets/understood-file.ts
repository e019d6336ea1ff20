import * as z from 'zod/mini';

/** What parts naira from kobo in a file; asked once for the file where its amounts can be read two ways. */
export const decimalMarks = ['point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];
export const decimalMarkSchema = z.enum(decimalMarks);

/** An amount of the file, and what it is either way; null where that way it is none. */
export const markAskedSchema = z.object({
  example: z.string(),
  pointKobo: z.nullable(z.int()),
  commaKobo: z.nullable(z.int()),
});
export type MarkAsked = z.output<typeof markAskedSchema>;

/** In the file, as a spreadsheet numbers rows. */
const understoodRowSchema = z.object({ line: z.int(), text: z.string(), kobo: z.int() });

/** What was understood of a file, for whoever looks at it before anything is kept. */
export const understoodSchema = z.object({
  rows: z.int(),
  sumKobo: z.int(),
  first: z.nullable(understoodRowSchema),
  last: z.nullable(understoodRowSchema),
  firstDay: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
});
export type UnderstoodFile = z.output<typeof understoodSchema>;
