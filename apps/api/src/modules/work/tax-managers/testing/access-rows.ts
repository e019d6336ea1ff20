import { taxOfficeRoles } from '@portal/contracts';
import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const taxManagersAccessRows = {
  'GET /tax-managers': superAdmin,
  'GET /tax-managers/:id': { ...superAdmin, objects: async () => sameFor('/tax-managers/:id', 404) },
  'PUT /tax-managers/:id': { ...superAdmin, objects: async () => sameFor('/tax-managers/:id', 422) },
  'GET /tax-managers/:id/portfolio': {
    ...superAdmin,
    objects: async () => sameFor('/tax-managers/:id/portfolio', 404),
  },
  'POST /tax-managers/:id/portfolio': {
    ...superAdmin,
    objects: async () => sameFor('/tax-managers/:id/portfolio', 422),
  },
  'POST /tax-managers/:id/portfolio/fills': {
    ...superAdmin,
    objects: async () => sameFor('/tax-managers/:id/portfolio/fills', 422),
  },
  'POST /tax-managers/:id/portfolio/transfers': {
    ...superAdmin,
    objects: async () => sameFor('/tax-managers/:id/portfolio/transfers', 422),
  },
  'POST /tax-managers/:id/card': { ...superAdmin, objects: async () => sameFor('/tax-managers/:id/card', 422) },
  'POST /tax-managers/:id/card/revocation': {
    ...superAdmin,
    objects: async () => sameFor('/tax-managers/:id/card/revocation', 422),
  },
  'POST /tax-managers/:id/card/document': {
    who: ['SuperAdmin', 'Tax Office Director'],
    objects: async () => sameFor('/tax-managers/:id/card/document', 404),
  },
  'GET /account/card': { who: taxOfficeRoles },
  'POST /account/card/document': { who: taxOfficeRoles },
} satisfies AccessRows;
