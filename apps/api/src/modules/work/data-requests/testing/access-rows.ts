import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const dataRequestsAccessRows = {
  'POST /data-requests': superAdmin,
  'POST /data-requests/:id/file': { ...superAdmin, objects: sameForAll('/data-requests/', `${missing}/file`) },
  'POST /data-requests/:id/erasure': {
    ...superAdmin,
    objects: async () => sameFor('/data-requests/:id/erasure', 404, { caseVersion: 1, reason: 'As they asked' }),
  },
  'GET /data-requests/:id': { ...superAdmin, objects: sameForAll('/data-requests/', missing) },
} satisfies AccessRows;
