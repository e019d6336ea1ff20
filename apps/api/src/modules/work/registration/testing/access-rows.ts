import { taxOfficeRoles } from '@portal/contracts';
import { agentDocuments, sameFor, usersFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { agent, anybody, superAdmin } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const registrationAccessRows = {
  'POST /users/:id/nin/reveal': { ...superAdmin, objects: usersFor('/nin/reveal', 404, 404) },
  'GET /identity-confirmations': { who: [...taxOfficeRoles, 'SuperAdmin'] },
  'GET /identity-confirmations/:id': {
    who: [...taxOfficeRoles, 'SuperAdmin'],
    objects: async () => sameFor('/identity-confirmations/:id', 404),
  },
  'POST /identity-confirmations': { who: ['Tax Officer'] },
  'POST /registrations/look-ups': anybody,
  'POST /registrations/look-ups/current': anybody,
  'POST /registrations/look-ups/codes': anybody,
  'POST /registrations/look-ups/proof': anybody,
  'POST /registrations': anybody,
  'GET /agencies': superAdmin,
  'POST /agencies': superAdmin,
  'GET /agent-pre-registrations': superAdmin,
  'POST /agent-pre-registrations': superAdmin,
  'POST /agent-pre-registrations/:id/withdrawal': {
    ...superAdmin,
    objects: async () => sameFor('/agent-pre-registrations/:id/withdrawal', 404),
  },
  'GET /lookups/agent-document-types': anybody,
  'GET /agent-registration': agent,
  'POST /agent-registration/bill': agent,
  'POST /agent-registration/documents/:docId': {
    ...agent,
    as: 'Agent',
    objects: async () => sameFor('/agent-registration/documents/1', 415),
  },
  'GET /agent-registration/documents/:id': { ...agent, as: 'Agent', objects: agentDocuments },
  'DELETE /agent-registration/documents/:id': {
    ...agent,
    as: 'Agent',
    // Taking an own one back needs jobs, which do not run here; the route's own test does it.
    objects: async () => {
      const { foreign, missing: nobodys } = await agentDocuments();
      return { own: nobodys, foreign, missing: nobodys };
    },
  },
} satisfies AccessRows;
