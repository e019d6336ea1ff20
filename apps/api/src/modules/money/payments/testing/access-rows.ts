import { adminRoles } from '@portal/contracts';
import { gatewayCalls, questionCalls, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins, anybody, superAdmin, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const paymentsAccessRows = {
  'POST /settlement/differences/:id/questions': {
    ...admins,
    objects: async () => sameFor('/settlement/differences/9/questions', 404, {}),
  },
  'GET /payments/gateways': superAdmin,
  'POST /payments/gateways/:id/availability': {
    ...superAdmin,
    objects: async () => gatewayCalls(),
  },
  'POST /account/baskets': taxpayer,
  'POST /clients/baskets': taxpayer,
  'GET /payments/basket': anybody,
  'GET /payments/receipt-delay': anybody,
  'GET /payments/cases': { who: [...adminRoles] },
  'POST /payments/cases/:id/questions': { ...admins, objects: questionCalls },
  'POST /payments/sessions': anybody,
  'POST /payments/status': anybody,
} satisfies AccessRows;
