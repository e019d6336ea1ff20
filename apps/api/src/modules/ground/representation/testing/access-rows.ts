import { missing, representation } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const representationAccessRows = {
  'GET /account/representatives': taxpayer,
  'POST /account/representatives': taxpayer,
  'POST /account/representatives/:id/withdrawal': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => ({
      own: { path: `/account/representatives/${await representation('Individual', 'Agent')}/withdrawal`, status: 200 },
      foreign: {
        path: `/account/representatives/${await representation('Corporate', 'Agent')}/withdrawal`,
        status: 404,
      },
      missing: { path: `/account/representatives/${missing}/withdrawal`, status: 404 },
    }),
  },
  'GET /clients': taxpayer,
  'GET /clients/dues': taxpayer,
  'GET /clients/:id/bills': {
    ...taxpayer,
    as: 'Agent',
    objects: async () => ({
      own: { path: `/clients/${await representation('Individual', 'Agent', 'agent')}/bills`, status: 200 },
      foreign: { path: `/clients/${await representation('Individual', 'Corporate', 'agent')}/bills`, status: 404 },
      missing: { path: `/clients/${missing}/bills`, status: 404 },
    }),
  },
  'POST /clients': taxpayer,
  'POST /clients/previews': taxpayer,
  'POST /clients/:id/end': {
    ...taxpayer,
    as: 'Agent',
    objects: async () => ({
      own: { path: `/clients/${await representation('Individual', 'Agent')}/end`, status: 200 },
      foreign: { path: `/clients/${await representation('Individual', 'Corporate')}/end`, status: 404 },
      missing: { path: `/clients/${missing}/end`, status: 404 },
    }),
  },
} satisfies AccessRows;
