import { taxOfficeRoles } from '@portal/contracts';
import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { taxpayer } from '../../../../testing/access/callers.ts';

const ownOne = { path: `/cases/assessments/${missing}`, status: 404 };
const office = { who: [...taxOfficeRoles], as: 'Tax Officer' } as const;

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const assessmentsAccessRows = {
  'POST /assessments': { who: [...taxOfficeRoles] },
  'GET /assessments/:id': { ...office, objects: async () => sameFor('/assessments/:id', 404) },
  'POST /assessments/:id/service': {
    ...office,
    objects: async () =>
      sameFor('/assessments/:id/service', 404, { caseVersion: 1, how: 'electronic', at: null, place: '' }),
  },
  'POST /assessments/:id/withdrawal': {
    ...{ who: ['Tax Office Manager', 'Tax Office Director'], as: 'Tax Office Manager' },
    objects: async () => sameFor('/assessments/:id/withdrawal', 404, { reason: 'It was a mistake' }),
  },
  'GET /cases': taxpayer,
  'GET /cases/assessments/:id': {
    ...{ ...taxpayer, as: 'Individual' },
    objects: async () => ({ own: ownOne, foreign: ownOne, missing: ownOne }),
  },
} satisfies AccessRows;
