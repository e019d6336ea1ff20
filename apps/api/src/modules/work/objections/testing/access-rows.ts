import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { officeStaff, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const objectionsAccessRows = {
  'GET /account/objections': taxpayer,
  'GET /account/objections/offer': taxpayer,
  'POST /account/objections': taxpayer,
  'GET /account/objections/:id': {
    ...{ ...taxpayer, as: 'Individual' },
    objects: async () => sameFor('/account/objections/:id', 404),
  },
  'POST /account/objections/:id/answer': {
    ...{ ...taxpayer, as: 'Individual' },
    objects: async () => sameFor('/account/objections/:id/answer', 404, { text: 'The rent was paid twice' }),
  },
  'GET /objections/:id': { ...officeStaff, objects: sameForAll('/objections/', missing) },
  'POST /objections/:id/proposal': {
    who: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'],
    as: 'Tax Officer',
    objects: async () =>
      sameFor('/objections/:id/proposal', 404, {
        caseVersion: 1,
        outcome: 'upheld',
        reasons: 'The figures are theirs',
      }),
  },
} satisfies AccessRows;
