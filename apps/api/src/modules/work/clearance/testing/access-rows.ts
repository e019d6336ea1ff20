import { taxOfficeRoles } from '@portal/contracts';
import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { clearanceStaff, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const clearanceAccessRows = {
  'GET /account/clearance': taxpayer,
  'POST /account/clearance/applications': taxpayer,
  'GET /account/clearance/applications': taxpayer,
  'GET /account/clearance/years': taxpayer,
  'PUT /account/clearance/years/:year': {
    ...{ ...taxpayer, as: 'Individual' },
    // A year is nobody's: of one that no certificate is about nothing is kept.
    objects: async () => sameFor('/account/clearance/years/2001', 409, { kind: 'no-income', isTrue: true }),
  },
  'POST /account/clearance/proofs': taxpayer,
  'GET /account/clearance/proofs/:id': {
    ...{ ...taxpayer, as: 'Individual' },
    objects: async () => sameFor('/account/clearance/proofs/:id', 404),
  },
  'GET /clearance/applications/:id': { ...clearanceStaff, objects: sameForAll('/clearance/applications/', missing) },
  'POST /clearance/applications/:id/preparation': {
    who: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'],
    as: 'Tax Officer',
    objects: async () =>
      sameFor('/clearance/applications/:id/preparation', 404, {
        ...{ caseVersion: 1, advice: 'issue', text: 'The papers agree with what was said' },
      }),
  },
  'POST /clearance/applications/:id/decision': {
    who: ['Tax Office Manager', 'Tax Office Director'],
    as: 'Tax Office Manager',
    objects: async () => sameFor('/clearance/applications/:id/decision', 404, { outcome: 'issue', caseVersion: 1 }),
  },
  'GET /clearance/applications/:id/proofs/:proofId': {
    ...clearanceStaff,
    objects: async () => sameFor(`/clearance/applications/:id/proofs/${missing}`, 404),
  },
  'POST /clearance/certificates/:number/revocation': {
    who: ['Tax Office Manager'],
    as: 'Tax Office Manager',
    objects: async () =>
      sameFor('/clearance/certificates/TC00000000000000/revocation', 404, { reason: 'The return was a forgery' }),
  },
  'GET /clearance/revocations/:id': { ...clearanceStaff, objects: sameForAll('/clearance/revocations/', missing) },
  'POST /clearance/revocations/:id/decision': {
    who: ['Tax Office Director'],
    as: 'Tax Office Director',
    objects: async () =>
      sameFor('/clearance/revocations/:id/decision', 404, {
        ...{ caseVersion: 1, outcome: 'revoke', reason: 'The return was a forgery' },
      }),
  },
  'POST /clearance/checks': { who: ['MDA User'] },
  'GET /clearance/counts': {
    who: ['SuperAdmin', 'Governor', ...taxOfficeRoles],
  },
} satisfies AccessRows;
