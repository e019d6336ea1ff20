import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { admins } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const settlementAccessRows = {
  'GET /settlement/files': admins,
  'POST /settlement/sources/:source/files': {
    ...admins,
    objects: async () => sameFor('/settlement/sources/remita/files', 415),
  },
  'GET /settlement/files/:id': { ...admins, objects: async () => sameFor('/settlement/files/:id', 404) },
  'POST /settlement/files/:id/readings': {
    ...admins,
    objects: async () =>
      sameFor('/settlement/files/:id/readings', 404, { columns: { fields: {}, dayOrder: 'year-first' } }),
  },
  'POST /settlement/files/:id/import': {
    ...admins,
    objects: async () =>
      sameFor('/settlement/files/:id/import', 404, {
        columns: { fields: { amount: 'amount', paidOn: 'date' }, dayOrder: 'year-first' },
        seen: 'a'.repeat(64),
      }),
  },
  'GET /settlement/differences/:id': { ...admins, objects: async () => sameFor('/settlement/differences/9', 404) },
  'GET /settlement/differences/:id/candidates': {
    ...admins,
    objects: async () => sameFor('/settlement/differences/9/candidates', 404),
  },
  'POST /settlement/differences/:id/proposals': {
    ...admins,
    objects: async () =>
      sameFor('/settlement/differences/9/proposals', 404, {
        caseVersion: 1,
        action: 'write-off',
        reason: 'There is no such case',
      }),
  },
  'POST /settlement/differences/:id/verdicts': {
    ...admins,
    objects: async () =>
      sameFor('/settlement/differences/9/verdicts', 404, {
        caseVersion: 1,
        proposalId: '1',
        verdict: 'approve',
        reason: 'There is no such case',
      }),
  },
  'GET /settlement/treasury-accounts': { who: ['SuperAdmin'] },
  'POST /settlement/treasury-accounts': { who: ['SuperAdmin'] },
  'POST /settlement/treasury-accounts/:id/verdicts': {
    who: ['SuperAdmin'],
    objects: async () =>
      sameFor('/settlement/treasury-accounts/:id/verdicts', 404, {
        caseVersion: 1,
        verdict: 'refuse',
        reason: 'There is no such account',
        code: '123456',
      }),
  },
  'GET /settlement/reconciliation': admins,
  'POST /settlement/reconciliation': admins,
} satisfies AccessRows;
