import { taxOfficeRoles } from '@portal/contracts';
import { missing, sameFor, sameForAll, taxpayerCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeStaff, registerReaders, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const withholdingAccessRows = {
  'GET /withholding/year': taxpayer,
  'GET /withholding/schedule': taxpayer,
  'PUT /withholding/draft': taxpayer,
  'POST /withholding/filings': taxpayer,
  'GET /withholding/columns': taxpayer,
  'PUT /withholding/columns': taxpayer,
  'GET /withholding/acknowledgements': taxpayer,
  'GET /withholding/credit-notes': taxpayer,
  'GET /withholding/credit-notes/verification': anybody,
  'GET /withholding/own-credit-notes': taxpayer,
  'GET /withholding/own-credit-notes/document': taxpayer,
  'GET /withholding/queries': taxpayer,
  'POST /withholding/queries': { who: taxOfficeRoles },
  'GET /withholding/queries/:id': { ...registerReaders, objects: sameForAll('/withholding/queries/', missing) },
  'POST /withholding/queries/:id/answers': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/withholding/queries/:id/answers', 404, { text: 'It was a bonus of the year' }),
  },
  'GET /withholding/payers/:tpui/months/:month': {
    ...officeStaff,
    as: 'Tax Officer',
    objects: () => taxpayerCalls('/months/2026-10', 404, undefined, '/withholding/payers'),
  },
} satisfies AccessRows;
