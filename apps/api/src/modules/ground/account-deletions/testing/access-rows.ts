import { missing } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { ids } from '../../../../testing/access/access-world.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';
import { deletionCalls } from '../../../../testing/access/expert-system-objects.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const accountDeletionsAccessRows = {
  'POST /users/deletions': superAdmin,
  'GET /users/deletions/:id': { ...superAdmin, objects: deletionCalls },
  'GET /users/:id/deletion': {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/users/${ids.get('SuperAdmin')}/deletion`, status: 200 },
      foreign: { path: `/users/${ids.get('Agent')}/deletion`, status: 200 },
      missing: { path: `/users/${missing}/deletion`, status: 404 },
    }),
  },
} satisfies AccessRows;
