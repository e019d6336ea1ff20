import { taxOfficeRoles } from '@portal/contracts';
import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const accountRecoveriesAccessRows = {
  'POST /account-recoveries': { who: ['Tax Officer'] },
  'POST /account-recoveries/stops': anybody,
  'GET /account-recoveries/:id': {
    who: taxOfficeRoles,
    as: 'Tax Officer',
    objects: async () => sameFor(`/account-recoveries/${missing}`, 404),
  },
} satisfies AccessRows;
