import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins, expertSystem } from '../../../../testing/access/callers.ts';
import {
  contractDocumentCalls,
  engineCodeCalls,
  expertSystemCalls,
  redirectCalls,
} from '../../../../testing/access/expert-system-objects.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const expertSystemsAccessRows = {
  'GET /expert-systems/:id': { ...admins, objects: () => expertSystemCalls('') },
  'POST /expert-systems': admins,
  'PUT /expert-systems/:id': {
    ...admins,
    objects: () =>
      expertSystemCalls('', {
        name: 'Savanna Levy Desk',
        ...{ contactName: 'Ladi Musa', contactEmail: 'ladi@savanna.example', contactPhone: '08031234567' },
        ...{ contractReference: 'KD/12', contractFrom: '2026-01-01', contractUntil: '2026-12-31' },
      }),
  },
  'PUT /expert-systems/:id/revenue-heads': {
    ...admins,
    objects: () => expertSystemCalls('/revenue-heads', { revenueHeadIds: [1] }),
  },
  'POST /expert-systems/:id/engine-codes': {
    ...admins,
    objects: () => expertSystemCalls('/engine-codes', { code: 'HAUL-NG' }, 409),
  },
  'POST /expert-systems/:id/engine-codes/:codeId/revocation': { ...admins, objects: engineCodeCalls },
  'POST /expert-systems/:id/suspension': {
    ...admins,
    objects: () => expertSystemCalls('/suspension', { reason: 'No answer' }),
  },
  'POST /expert-systems/:id/reinstatement': {
    ...admins,
    objects: () => expertSystemCalls('/reinstatement', { reason: 'They answered' }),
  },
  'GET /expert-system': expertSystem,
  'PUT /expert-system/contact': expertSystem,
  'POST /expert-system/redirects': expertSystem,
  'POST /expert-system/redirects/removal': expertSystem,
  'POST /expert-system/redirects/:requestId/withdrawal': {
    ...expertSystem,
    as: 'Expert System',
    objects: redirectCalls,
  },
  'POST /expert-systems/:id/documents': {
    ...admins,
    objects: async () => sameFor('/expert-systems/1/documents', 415),
  },
  'GET /expert-systems/:id/documents/:documentId': {
    ...admins,
    objects: async () => sameFor(`/expert-systems/1/documents/${missing}`, 404),
  },
  'POST /expert-systems/:id/documents/:documentId/removal': { ...admins, objects: contractDocumentCalls },
  'GET /expert-system/documents/:documentId': {
    ...expertSystem,
    as: 'Expert System',
    objects: async () => sameFor(`/expert-system/documents/${missing}`, 404),
  },
} satisfies AccessRows;
