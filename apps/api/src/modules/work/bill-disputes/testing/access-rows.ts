import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { registerReaders, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const billDisputesAccessRows = {
  'POST /account/bill-disputes': taxpayer,
  'GET /bill-disputes/:id': { ...registerReaders, objects: sameForAll('/bill-disputes/', missing) },
  'GET /counter/bill-disputes': { who: ['MDA User'] },
  'POST /counter/bill-disputes/:id/statement': {
    who: ['MDA User'],
    as: 'MDA User',
    objects: async () =>
      sameFor('/counter/bill-disputes/:id/statement', 404, { text: 'The shop is open: we were there' }),
  },
} satisfies AccessRows;
