import { dataExport, missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { registerReaders, signedIn, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const accountAccessRows = {
  'GET /account/data-exports': taxpayer,
  'POST /account/data-exports': taxpayer,
  'GET /account/data-exports/:id/file': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => ({
      own: { path: `/account/data-exports/${await dataExport('Individual')}/file`, status: 200 },
      foreign: { path: `/account/data-exports/${await dataExport('Corporate')}/file`, status: 404 },
      missing: { path: `/account/data-exports/${missing}/file`, status: 404 },
    }),
  },
  'GET /account/details': signedIn,
  'PUT /account/address': taxpayer,
  'PUT /account/organisation': { who: ['Corporate', 'State Agency', 'Federal Agency'] },
  'POST /account/contact-changes': taxpayer,
  'POST /account/contact-changes/:id/confirmation': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/account/contact-changes/:id/confirmation', 422),
  },
  'POST /account/corrections': taxpayer,
  'DELETE /account/corrections/open': taxpayer,
  'GET /corrections': { who: ['SuperAdmin', 'Tax Office Director'] },
  'POST /corrections/:id/decision': {
    who: ['SuperAdmin', 'Tax Office Director'],
    objects: async () => sameFor('/corrections/:id/decision', 422),
  },
  'GET /organisations': registerReaders,
  'POST /organisations/:tpui/confirmation': {
    ...registerReaders,
    objects: async () => sameFor('/organisations/KD-NOBODY/confirmation', 422),
  },
  'POST /organisations/:tpui/confirmation/withdrawal': {
    ...registerReaders,
    objects: async () => sameFor('/organisations/KD-NOBODY/confirmation/withdrawal', 422),
  },
} satisfies AccessRows;
