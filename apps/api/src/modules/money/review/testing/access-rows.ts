import { reviewCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const reviewAccessRows = {
  'GET /payments/cases/:id': { ...admins, objects: () => reviewCalls('') },
  'POST /payments/cases/:id/proposals': { ...admins, objects: () => reviewCalls('/proposals') },
  'POST /payments/cases/:id/verdicts': { ...admins, objects: () => reviewCalls('/verdicts') },
  'POST /payments/cases/:id/counters': { ...admins, objects: () => reviewCalls('/counters') },
} satisfies AccessRows;
