import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const budgetAccessRows = {
  'GET /budget/statements': { who: ['SuperAdmin', 'Governor'] },
  'POST /budget/statements': superAdmin,
  'GET /budget/targets': { who: ['SuperAdmin', 'Governor'] },
  'POST /budget/targets': superAdmin,
  'POST /budget/targets/readings': superAdmin,
} satisfies AccessRows;
