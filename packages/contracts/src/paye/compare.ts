import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';

/**
 * Why a row stands out against the month before: somebody came or went, was paid more than a third more or less, or has nothing
 * deducted where the law asks for tax.
 */
export const payeChangeSigns = ['new', 'gone', 'up', 'down', 'no-tax'] as const;
export const payeChangeSignSchema = z.enum(payeChangeSigns);
export type PayeChangeSign = z.output<typeof payeChangeSignSchema>;

export const payeChangeSchema = z.object({
  staffNumber: z.string(),
  name: z.string(),
  signs: z.array(payeChangeSignSchema),
  /** Null for who is gone. */
  grossKobo: z.nullable(koboSchema),
  /** Null for who is new. */
  beforeKobo: z.nullable(koboSchema),
});
export type PayeChange = z.output<typeof payeChangeSchema>;
