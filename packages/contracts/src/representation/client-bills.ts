import * as z from 'zod/mini';
import { taxpayerRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { koboSchema } from '../money.ts';

export const clientBillSchema = z.object({
  billReference: z.string(),
  /** The heads of its lines. */
  description: z.string(),
  mda: z.string(),
  totalKobo: koboSchema,
  /** By when it is to be paid. */
  dueOn: z.iso.date(),
  /** Money for it may be under way: it is not offered. */
  isPending: z.boolean(),
});
export type ClientBill = z.output<typeof clientBillSchema>;

/** As many as one payment may have; `hasMore` says that there are others, less urgent. */
export const listClientBills = defineEndpoint({
  method: 'GET',
  path: '/clients/:id/bills',
  summary: 'What of a client an agent may pay now, the most urgent first (kobo)',
  failed: 'The bills of this client could not be read. Try again shortly',
  access: taxpayerRoles,
  params: z.object({ id: z.uuid() }),
  response: z.object({ bills: z.array(clientBillSchema), hasMore: z.boolean() }),
  errors: ['representation.not-found', 'acting.ended', 'acting.not-allowed'],
});
