import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { signedIn, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const auditAccessRows = {
  'POST /audit-trail/verifications': superAdmin,
  'POST /audit-trail/day-verifications': superAdmin,
  'GET /account/activity': signedIn,
} satisfies AccessRows;
