import { tariffCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { billers, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const tariffsAccessRows = {
  'POST /bills/quotes': billers,
  'GET /revenue-heads/:code/form': {
    ...billers,
    objects: async () => ({
      own: { path: '/revenue-heads/12020101/form', status: 200 },
      foreign: { path: '/revenue-heads/12020418/form', status: 200 },
      missing: { path: '/revenue-heads/99999999/form', status: 404 },
    }),
  },
  'GET /tariffs': { who: ['SuperAdmin', 'MDA User'] },
  'POST /tariffs': { who: ['MDA User'] },
  'POST /tariffs/:id/release': {
    ...superAdmin,
    objects: tariffCalls('release', { caseVersion: 1 }, { own: 200, foreign: 200 }),
  },
  'POST /tariffs/:id/refusal': {
    ...superAdmin,
    objects: tariffCalls('refusal', { caseVersion: 1, reason: 'Too much' }, { own: 200, foreign: 200 }),
  },
  'POST /tariffs/:id/withdrawal': {
    who: ['MDA User'],
    as: 'MDA User',
    objects: tariffCalls('withdrawal', { reason: 'A mistake' }, { own: 200, foreign: 404 }),
  },
} satisfies AccessRows;
