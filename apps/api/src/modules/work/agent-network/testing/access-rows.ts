import { agentToReview, missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { agent, anybody, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const agentNetworkAccessRows = {
  'GET /agent-registration/review': agent,
  'GET /agent-registrations/:id': {
    ...superAdmin,
    objects: async () => {
      const path = `/agent-registrations/${await agentToReview()}`;
      return {
        own: { path, status: 200 },
        foreign: { path, status: 200 },
        missing: { path: `/agent-registrations/${missing}`, status: 404 },
      };
    },
  },
  'GET /agents': anybody,
  'GET /agents/verification': anybody,
  'POST /agent-applications': anybody,
  'POST /agent-applications/progress': anybody,
  'GET /agent-applications': superAdmin,
  'GET /agent-applications/:id': { ...superAdmin, objects: async () => sameFor('/agent-applications/:id', 404) },
  'POST /agent-applications/:id/review': {
    ...superAdmin,
    objects: async () => sameFor('/agent-applications/:id/review', 404),
  },
  'POST /agent-applications/:id/approval': {
    ...superAdmin,
    objects: async () => sameFor('/agent-applications/:id/approval', 404),
  },
  'POST /agent-applications/:id/refusal': {
    ...superAdmin,
    objects: async () => sameFor('/agent-applications/:id/refusal', 422),
  },
  'GET /network-members': superAdmin,
  'POST /network-members': superAdmin,
  'POST /network-members/:id/card': { ...superAdmin, objects: async () => sameFor('/network-members/:id/card', 404) },
  'POST /network-members/:id/suspension': {
    ...superAdmin,
    objects: async () => sameFor('/network-members/:id/suspension', 422),
  },
  'POST /network-members/:id/reinstatement': {
    ...superAdmin,
    objects: async () => sameFor('/network-members/:id/reinstatement', 422),
  },
  'POST /network-members/:id/renewal': {
    ...superAdmin,
    objects: async () => sameFor('/network-members/:id/renewal', 422),
  },
} satisfies AccessRows;
