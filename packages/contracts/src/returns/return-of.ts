import * as z from 'zod/mini';
import { returnOrigins } from './return-field.ts';

/** A month as `2026-03`, a year as `2026`: as its kind has it. */
export const returnPeriodSchema = z
  .string()
  .check(z.maxLength(7), z.regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, 'Choose a month or a year'));

export const returnOriginOfSchema = z.object({
  /** Of a field, or of a column of a row by its `ref`: `employments.KD-1.grossKobo`. */
  path: z.string(),
  from: z.enum(returnOrigins),
  /** Who said it: the employer, the payer, or oneself. */
  said: z.string(),
});
