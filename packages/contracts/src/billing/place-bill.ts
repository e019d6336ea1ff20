import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonSchema } from '../identity/manage-users.ts';
import { billReferenceInput } from './bill-reference.ts';

/** Who gives a bill its tax office: whoever moves taxpayers between offices. */
export const billPlacers = ['SuperAdmin', 'Tax Office Director'] as const;

export const placementSchema = z.object({
  /** Left out: the payer’s home office today, else the only office of their area. 0 takes back what was given. */
  taxOfficeId: z.optional(z.int().check(z.gte(0), z.lte(32_767))),
  reason: reasonSchema,
});
export type Placement = z.output<typeof placementSchema>;

/**
 * Gives a bill that no tax office has yet its office, while nobody has paid it; a bill that was given one is given another one, or none
 * again. Of every other bill the office is that of its day of issue, and stays.
 */
export const placeBill = defineEndpoint({
  method: 'POST',
  path: '/bills/placements',
  summary: 'Give a bill without a tax office one, correct that, or take it back',
  failed: 'The bill could not be given an office. Try again shortly',
  access: billPlacers,
  body: z.extend(placementSchema, { billReference: billReferenceInput }),
  response: z.object({
    billReference: z.string(),
    /** Null: it has none now. */
    taxOfficeId: z.nullable(z.int()),
  }),
  errors: ['bill.not-found', 'bill.already-paid', 'bill.cancelled', 'bill.office-of-its-day', 'bill.no-office-known'],
});
