import { exportCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { listReaders } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const exportsAccessRows = {
  'POST /exports': listReaders,
  'GET /exports': listReaders,
  'GET /exports/:id': { ...listReaders, objects: () => exportCalls('', 200) },
  'GET /exports/:id/file': { ...listReaders, objects: () => exportCalls('/file', 409) },
  'GET /exports/:id/signature': { ...listReaders, objects: () => exportCalls('/signature', 409) },
  'POST /exports/:id/cancellation': { ...listReaders, objects: () => exportCalls('/cancellation', 200) },
} satisfies AccessRows;
