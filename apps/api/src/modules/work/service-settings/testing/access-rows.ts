import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const serviceSettingsAccessRows = {
  'GET /features/off': anybody,
  'GET /service-settings': superAdmin,
  'POST /service-settings/changes': superAdmin,
  'POST /service-settings/changes/:id/decision': {
    ...superAdmin,
    objects: async () => sameFor('/service-settings/changes/:id/decision', 404, { decision: 'release' }),
  },
  'POST /service-settings/mail-previews': superAdmin,
} satisfies AccessRows;
