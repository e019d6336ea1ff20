import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const deciderChangesAccessRows = {
  'GET /users/super-admins': superAdmin,
  'POST /work/capacities': superAdmin,
  'GET /users/decider-changes/:id': {
    ...superAdmin,
    objects: async () => sameFor(`/users/decider-changes/${missing}`, 404),
  },
} satisfies AccessRows;
