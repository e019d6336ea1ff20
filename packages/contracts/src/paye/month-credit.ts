import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';

/** What a filing left paid beyond its tax, as the payer reads it: two persons of the service decide whether it becomes credit. */
export const monthCreditStandingSchema = z.object({
  amountKobo: koboSchema,
  state: z.enum(['waiting', 'granted', 'refused', 'returned']),
  /** Why it was granted or refused. */
  reason: z.string(),
});
export type MonthCreditStanding = z.output<typeof monthCreditStandingSchema>;
