import { missing, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeStaff, taxpayer } from '../../../../testing/access/callers.ts';

const none = (path: string) => {
  const call = { path: path.replace(':id', missing), status: 404 };
  return { ...taxpayer, as: 'Individual', objects: async () => ({ own: call, foreign: call, missing: call }) } as const;
};

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const returnsAccessRows = {
  'GET /returns/kinds': taxpayer,
  'GET /returns/opening': taxpayer,
  'POST /returns/previews': taxpayer,
  'PUT /returns/draft': taxpayer,
  'POST /returns/draft/removal': taxpayer,
  'POST /returns/filings': taxpayer,
  'POST /returns/disowned-rows': taxpayer,
  'GET /account/tax-id': taxpayer,
  'PUT /account/tax-id': taxpayer,
  'GET /returns': taxpayer,
  'GET /returns/filings/:id': { ...officeStaff, objects: sameForAll('/returns/filings/', missing) },
  'GET /returns/versions': taxpayer,
  'GET /returns/filed/:id': none('/returns/filed/:id'),
  'GET /returns/filed/:id/acknowledgement': none('/returns/filed/:id/acknowledgement'),
  'GET /returns/acknowledgements/verification': anybody,
} satisfies AccessRows;
