import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeManagers, registerReaders, superAdmin } from '../../../../testing/access/callers.ts';
import { holidayCalls, officeProposalCalls } from '../../../../testing/access/expert-system-objects.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const officesAccessRows = {
  'GET /tax-offices/:id': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: async () => ({
      own: { path: '/tax-offices/6', status: 200 },
      foreign: { path: '/tax-offices/8', status: 404 },
      missing: { path: '/tax-offices/9999', status: 404 },
    }),
  },
  'POST /tax-offices/proposals': officeManagers,
  'GET /tax-offices/proposals/:id': { ...officeManagers, objects: officeProposalCalls },
  'GET /tax-offices/:id/holdings': {
    ...officeManagers,
    objects: async () => ({
      own: { path: '/tax-offices/6/holdings', status: 200 },
      foreign: { path: '/tax-offices/8/holdings', status: 200 },
      missing: { path: '/tax-offices/9999/holdings', status: 404 },
    }),
  },
  'PUT /tax-offices/:id': {
    who: ['Tax Office Director'],
    as: 'Tax Office Director',
    objects: async () => {
      const body = { address: '1 Station Road', hours: [{ weekday: 1, opensAt: '08:00', closesAt: '16:00' }] };
      return {
        own: { path: '/tax-offices/6', status: 200, body },
        foreign: { path: '/tax-offices/8', status: 200, body },
        missing: { path: '/tax-offices/9999', status: 404, body },
      };
    },
  },
  'GET /holidays': registerReaders,
  'POST /holidays/proposals': superAdmin,
  'GET /holidays/proposals/:id': { ...superAdmin, objects: holidayCalls },
  'GET /tax-offices': anybody,
} satisfies AccessRows;
