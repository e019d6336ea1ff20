import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const premisesAccessRows = {
  'GET /account/premises': taxpayer,
  'POST /account/premises': taxpayer,
  'PUT /account/premises/:id': {
    ...taxpayer,
    as: 'Individual',
    objects: async () =>
      sameFor('/account/premises/:id', 404, {
        ...{ place: '4 Zaria Road', trade: 'hotel', fromDay: '2026-01-01', toDay: null },
      }),
  },
} satisfies AccessRows;
