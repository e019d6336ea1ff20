import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { officeStaff, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const penaltiesAccessRows = {
  'GET /penalties/latenesses': { who: ['Tax Office Director', 'Tax Office Manager', 'Tax Officer'] },
  'POST /penalties': { who: ['Tax Office Manager', 'Tax Officer'] },
  'GET /penalties/:id': { ...officeStaff, objects: sameForAll('/penalties/', missing) },
  'GET /penalty-remissions/:id/penalty': {
    ...officeStaff,
    objects: async () => sameFor('/penalty-remissions/:id/penalty', 404),
  },
  'POST /penalties/:id/remissions': {
    ...{ who: ['Tax Office Manager'], as: 'Tax Office Manager' },
    objects: async () => sameFor('/penalties/:id/remissions', 422),
  },
  'GET /account/penalties': taxpayer,
} satisfies AccessRows;
