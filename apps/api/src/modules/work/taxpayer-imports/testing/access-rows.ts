import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const taxpayerImportsAccessRows = {
  'POST /taxpayer-imports/files': superAdmin,
  'GET /taxpayer-imports': superAdmin,
  'GET /taxpayer-imports/:id': { ...superAdmin, objects: async () => sameFor('/taxpayer-imports/:id', 404) },
  'PUT /taxpayer-imports/:id/mapping': {
    ...superAdmin,
    objects: async () => sameFor('/taxpayer-imports/:id/mapping', 404, { mapping: { name: 0 } }),
  },
  'GET /taxpayer-imports/:id/rows': { ...superAdmin, objects: async () => sameFor('/taxpayer-imports/:id/rows', 404) },
  'POST /taxpayer-imports/:id/proposals': {
    ...superAdmin,
    objects: async () => sameFor('/taxpayer-imports/:id/proposals', 422),
  },
  'POST /taxpayer-imports/:id/undo': { ...superAdmin, objects: async () => sameFor('/taxpayer-imports/:id/undo', 422) },
} satisfies AccessRows;
