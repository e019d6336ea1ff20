import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const creditAccessRows = {
  'GET /account/credit': taxpayer,
  'POST /account/credit/uses': taxpayer,
  'GET /credit/uses': admins,
  'GET /credit/bill': admins,
  'POST /credit/uses': admins,
  'POST /credit/uses/:id/verdicts': { ...admins, objects: async () => sameFor('/credit/uses/:id/verdicts', 422) },
  'GET /credit/months': admins,
  'POST /credit/months/:id/moves': {
    ...admins,
    objects: async () => sameFor('/credit/months/:id/moves', 422),
  },
  'POST /credit/months/:id/notes': { ...admins, objects: async () => sameFor('/credit/months/:id/notes', 422) },
} satisfies AccessRows;
