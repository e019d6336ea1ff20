import { ownRefundCalls, refundCalls, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const refundsAccessRows = {
  'GET /account/refunds': taxpayer,
  'GET /account/refundable': taxpayer,
  'POST /account/refunds': taxpayer,
  'PUT /account/refunds/:id/account': { ...taxpayer, as: 'Individual', objects: () => ownRefundCalls('account') },
  'POST /account/refunds/:id/withdrawal': {
    ...taxpayer,
    as: 'Individual',
    objects: () => ownRefundCalls('withdrawal'),
  },
  'POST /refunds': admins,
  'GET /refunds/:id': { ...admins, objects: () => refundCalls('') },
  'PUT /refunds/:id/account': { ...admins, objects: () => refundCalls('/account') },
  'POST /refunds/:id/moves': { ...admins, objects: () => refundCalls('/moves') },
  'GET /refund-account': admins,
  'POST /refund-account/fundings': admins,
  'POST /refund-account/fundings/:id/verdicts': {
    ...admins,
    objects: async () => sameFor('/refund-account/fundings/:id/verdicts', 422),
  },
  'GET /refund-lists': admins,
  'POST /refund-lists': admins,
  'GET /share-payments': admins,
  'POST /share-payments/:id/moves': {
    ...admins,
    objects: async () =>
      sameFor('/share-payments/:id/moves', 404, { move: 'evidence', caseVersion: 1, document: 'ADV-1' }),
  },
  'GET /refund-lists/:id/file': { ...admins, objects: async () => sameFor('/refund-lists/:id/file', 404) },
} satisfies AccessRows;
