import { missing, sameFor, taxpayerCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { registerReaders, taxpayer } from '../../../../testing/access/callers.ts';

const recorded = {
  ...{ place: '4 Zaria Road', trade: 'hotel', fromDay: '2026-01-01', toDay: null, shownBy: 'The shop was seen' },
};

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
  'GET /taxpayers/:tpui/premises': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: () => taxpayerCalls('/premises', 404),
  },
  // They have an account: their own office is told so, others are told of nobody.
  'POST /taxpayers/:tpui/premises': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: async () => {
      const { own, ...others } = await taxpayerCalls('/premises', 404, recorded);
      return { ...others, own: { ...own, status: 409 } };
    },
  },
  'PUT /taxpayers/:tpui/premises/:id': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: async () => {
      const { own, ...others } = await taxpayerCalls(`/premises/${missing}`, 404, recorded);
      return { ...others, own: { ...own, status: 409 } };
    },
  },
} satisfies AccessRows;
