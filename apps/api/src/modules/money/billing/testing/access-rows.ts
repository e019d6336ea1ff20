import { adminRoles } from '@portal/contracts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const billingAccessRows = {
  'POST /bills/mda-collections': taxpayer,
  'POST /bills': taxpayer,
  'GET /bills/open': anybody,
  'POST /bills/renewals': anybody,
  'POST /bills/cancellations': { who: [...adminRoles, 'MDA User', 'Tax Office Director', 'Tax Office Manager'] },
  'POST /bills/placements': { who: ['SuperAdmin', 'Tax Office Director'] },
  'POST /account/bill-cancellations': taxpayer,
} satisfies AccessRows;
