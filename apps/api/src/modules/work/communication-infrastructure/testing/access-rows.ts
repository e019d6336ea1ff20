import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const communicationInfrastructureAccessRows = {
  'POST /communication-infrastructure/assessments': anybody,
  'POST /communication-infrastructure/imports': anybody,
  'POST /communication-infrastructure/declarations': anybody,
  'POST /communication-infrastructure/declarations/progress': anybody,
  'GET /communication-infrastructure/declarations': superAdmin,
  'GET /communication-infrastructure/declarations/:id': {
    ...superAdmin,
    objects: async () => sameFor('/communication-infrastructure/declarations/:id', 404),
  },
  'POST /communication-infrastructure/declarations/:id/confirmation': {
    ...superAdmin,
    objects: async () =>
      sameFor('/communication-infrastructure/declarations/:id/confirmation', 404, { caseVersion: 1 }),
  },
  'POST /communication-infrastructure/declarations/:id/rejection': {
    ...superAdmin,
    objects: async () => sameFor('/communication-infrastructure/declarations/:id/rejection', 422),
  },
} satisfies AccessRows;
