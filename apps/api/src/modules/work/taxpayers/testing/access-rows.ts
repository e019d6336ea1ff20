import { taxOfficeRoles } from '@portal/contracts';
import { missing, officeChange, sameFor, taxpayerCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { registerReaders, superAdmin, taxpayer } from '../../../../testing/access/callers.ts';
import { mergeCalls } from '../../../../testing/access/expert-system-objects.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const taxpayersAccessRows = {
  'GET /taxpayers/:tpui': { ...registerReaders, as: 'Tax Officer', objects: () => taxpayerCalls('', 404) },
  'GET /taxpayers/:tpui/duplicates': { ...superAdmin, objects: () => taxpayerCalls('/duplicates', 200) },
  'GET /taxpayer-duplicates': superAdmin,
  'POST /taxpayer-merges': superAdmin,
  'GET /taxpayer-merges/:id': { ...superAdmin, objects: mergeCalls },
  'GET /taxpayers/:tpui/record': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: () => taxpayerCalls('/record', 404),
  },
  'PUT /taxpayers/:tpui/home-office': {
    who: ['SuperAdmin', 'Tax Office Director', 'Tax Office Manager'],
    as: 'Tax Office Manager',
    objects: () => taxpayerCalls('/home-office', 404, { taxOfficeId: 6, reason: 'They live there' }),
  },
  'POST /taxpayers/:tpui/standing-changes': {
    who: [...taxOfficeRoles],
    as: 'Tax Officer',
    objects: () =>
      taxpayerCalls('/standing-changes', 404, {
        ...{ standing: 'dormant', fromDay: '2026-01-01', document: 'Letter of 3 March 2026', reason: 'No trade since' },
      }),
  },
  'GET /standing-changes/:id': {
    who: [...taxOfficeRoles],
    as: 'Tax Officer',
    objects: async () => sameFor('/standing-changes/:id', 404),
  },
  'GET /account/home-office': taxpayer,
  'PUT /account/home-office': taxpayer,
  'POST /account/office-changes': taxpayer,
  'GET /office-changes/:id': {
    ...registerReaders,
    objects: async () => ({
      own: { path: `/office-changes/${await officeChange()}`, status: 200 },
      foreign: { path: `/office-changes/${await officeChange()}`, status: 200 },
      missing: { path: `/office-changes/${missing}`, status: 404 },
    }),
  },
} satisfies AccessRows;
