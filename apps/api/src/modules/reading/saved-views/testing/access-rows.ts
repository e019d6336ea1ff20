import { savedViewCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { listReaders } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const savedViewsAccessRows = {
  'GET /saved-views': listReaders,
  'POST /saved-views': listReaders,
  'DELETE /saved-views/:id': { ...listReaders, objects: savedViewCalls },
} satisfies AccessRows;
