import { missing, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { registerReaders, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const plansAccessRows = {
  'GET /account/plan': taxpayer,
  'POST /account/plans': taxpayer,
  'GET /plans/:id': { ...registerReaders, objects: sameForAll('/plans/', missing) },
} satisfies AccessRows;
