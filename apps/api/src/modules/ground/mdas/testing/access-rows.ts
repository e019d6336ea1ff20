import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins, counter, superAdmin } from '../../../../testing/access/callers.ts';
import {
  mdaCalls,
  mdaCounterCalls,
  mdaRequestCalls,
  readMdaRequestCalls,
} from '../../../../testing/access/expert-system-objects.ts';

const asked = { fromDay: '2099-01-01', reason: 'As the law says' };

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const mdasAccessRows = {
  'GET /mdas/own': { who: ['MDA User'] },
  'POST /mdas': superAdmin,
  'PUT /mdas/:id': { ...superAdmin, objects: () => mdaCalls('/mdas', '', { name: 'Another name' }) },
  'GET /mdas/:id': { ...admins, objects: () => mdaCalls('/mdas', '') },
  'POST /mdas/:id/revenue-heads': {
    ...admins,
    objects: () => mdaCalls('/mdas', '/revenue-heads', { code: '12010102', name: 'Taken', ...asked }, 409),
  },
  'PUT /revenue-heads/:id': {
    ...admins,
    objects: () => mdaCalls('/revenue-heads', '', { name: 'A levy', isActive: true, ...asked }),
  },
  'PUT /revenue-heads/:id/plans': {
    ...superAdmin,
    objects: () => mdaCalls('/revenue-heads', '/plans', { allowsPlans: false }),
  },
  'GET /revenue-heads/changes/:changeId': {
    ...admins,
    objects: async () => sameFor(`/revenue-heads/changes/${missing}`, 404),
  },
  'PUT /mdas/own': counter,
  'POST /mdas/own/counters': counter,
  'PUT /mdas/own/counters/:counterId': { ...counter, as: 'MDA User', objects: mdaCounterCalls },
  'POST /mdas/own/requests': counter,
  'POST /mdas/own/requests/:requestId/withdrawal': { ...counter, as: 'MDA User', objects: mdaRequestCalls },
  'GET /mda-requests/:id': { ...superAdmin, objects: readMdaRequestCalls },
} satisfies AccessRows;
