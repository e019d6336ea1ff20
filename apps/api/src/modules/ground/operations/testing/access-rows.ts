import { missing, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const operationsAccessRows = {
  'GET /operations/jobs': superAdmin,
  'GET /operations/failed-jobs': superAdmin,
  'GET /operations/keys': superAdmin,
  'POST /operations/failed-jobs/:id/retry': {
    ...superAdmin,
    objects: sameForAll('/operations/failed-jobs/', `${missing}/retry`),
  },
} satisfies AccessRows;
