import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, figureReaders, reportReaders, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const lookupsAccessRows = {
  'GET /lookups/lgas': anybody,
  'GET /lookups/revenue-heads': anybody,
  'GET /lookups/payment-gateways': anybody,
  'GET /lookups/tax-offices': anybody,
  'GET /lookups/log-actors': superAdmin,
  'GET /lookups/log-actions': superAdmin,
  'GET /lookups/engine-codes': figureReaders,
  'GET /lookups/counters': reportReaders,
  'GET /lookups/states': anybody,
  'GET /lookups/genders': anybody,
  'GET /lookups/industries': anybody,
  'GET /lookups/payment-channels': anybody,
  'GET /lookups/mdas': anybody,
  'GET /lookups/taxpayer-categories': anybody,
  'GET /lookups/expert-systems': anybody,
} satisfies AccessRows;
