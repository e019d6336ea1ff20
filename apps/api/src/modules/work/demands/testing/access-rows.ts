import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { officeStaff, taxpayer } from '../../../../testing/access/callers.ts';

const office = { who: ['Tax Office Director', 'Tax Office Manager', 'Tax Officer'] } as const;

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const demandsAccessRows = {
  'GET /demandable-bills': office,
  'POST /demand-notices': office,
  'GET /demand-notices/:id': { ...officeStaff, objects: sameForAll('/demand-notices/', missing) },
  'POST /demand-notices/:id/moves': {
    ...office,
    as: 'Tax Office Manager',
    objects: async () => sameFor('/demand-notices/:id/moves', 404, { move: 'approve', caseVersion: 1 }),
  },
  'POST /demand-notices/:id/service': {
    ...office,
    as: 'Tax Office Manager',
    objects: async () =>
      sameFor('/demand-notices/:id/service', 404, {
        caseVersion: 1,
        how: 'electronic',
        at: null,
        place: '',
        proof: '',
      }),
  },
  'GET /cases/demands/:id': { ...taxpayer, as: 'Individual', objects: sameForAll('/cases/demands/', missing) },
} satisfies AccessRows;
