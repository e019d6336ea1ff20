import * as z from 'zod/mini';
import { adminRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';

const reconciliationSchema = z.object({
  /** Null while nothing was compared yet. */
  upTo: z.nullable(z.iso.date()),
  ranAt: z.nullable(z.iso.datetime()),
  openDifferences: z.int(),
  /** The day of the oldest that is open. */
  oldest: z.nullable(z.iso.date()),
  /** Of the whole state: taken by providers and not in the bank by their lists; of it, what is overdue. */
  pendingKobo: z.int(),
  overdueKobo: z.int(),
});
export type Reconciliation = z.output<typeof reconciliationSchema>;

export const getReconciliation = defineEndpoint({
  method: 'GET',
  path: '/settlement/reconciliation',
  summary: 'Up to when everything was compared, and what is open',
  access: adminRoles,
  response: reconciliationSchema,
});

export const runReconciliation = defineEndpoint({
  method: 'POST',
  path: '/settlement/reconciliation',
  summary: 'Compare providers, payments, ledger, settlement and totals now',
  access: adminRoles,
  body: z.object({}),
  response: reconciliationSchema,
});
