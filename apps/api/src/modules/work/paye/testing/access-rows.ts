import { type Role, taxOfficeRoles, taxpayerRoles } from '@portal/contracts';
import { missing, sameFor, sameForAll, taxpayerCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeStaff, registerReaders, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const payeAccessRows = {
  'GET /paye/year': taxpayer,
  'GET /paye/schedule': taxpayer,
  'GET /paye/lines': { who: [...officeStaff.who, ...taxpayerRoles] as readonly Role[] },
  'PUT /paye/draft': taxpayer,
  'PUT /paye/draft/parts': taxpayer,
  'PUT /paye/draft/employees': taxpayer,
  'POST /paye/filings': taxpayer,
  'POST /paye/filings/nil': taxpayer,
  'GET /paye/columns': taxpayer,
  'PUT /paye/columns': taxpayer,
  'GET /paye/branches': taxpayer,
  'POST /paye/branches': taxpayer,
  'PUT /paye/branches/:id': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/paye/branches/:id', 404, { name: 'Zaria Road', address: '', isClosed: false }),
  },
  'GET /paye/own-rows': taxpayer,
  'GET /paye/own-certificates': taxpayer,
  'GET /paye/form-a/verification': anybody,
  'GET /paye/return': taxpayer,
  'GET /paye/return/rows': taxpayer,
  'GET /paye/return/file': taxpayer,
  'GET /paye/return/paper': taxpayer,
  'POST /paye/returns': taxpayer,
  'GET /paye/certificates': taxpayer,
  'GET /paye/certificates/verification': anybody,
  'GET /paye/certificates/together': taxpayer,
  'GET /paye/acknowledgements': taxpayer,
  'GET /paye/acknowledgements/verification': anybody,
  'GET /paye/queries': taxpayer,
  'POST /paye/queries': { who: taxOfficeRoles },
  'GET /paye/queries/:id': { ...registerReaders, objects: sameForAll('/paye/queries/', missing) },
  'POST /paye/queries/:id/answers': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/paye/queries/:id/answers', 404, { text: 'It was a bonus of the year' }),
  },
  'GET /paye/employers/:tpui/months/:month': {
    ...officeStaff,
    as: 'Tax Officer',
    objects: () => taxpayerCalls('/months/2026-10', 404, undefined, '/paye/employers'),
  },
  'GET /paye/own-form-a': taxpayer,
  'GET /paye/form-a': taxpayer,
} satisfies AccessRows;
