import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';

const superAdmin = { who: ['SuperAdmin'] } as const;
const right = {
  ...{ agentTpui: 'KD-0000-0000-00', place: '4 Zaria Road', latitude: 10.52, longitude: 7.44 },
  ...{ paymentLimitKobo: 1_000_000, dayLimitKobo: 10_000_000, reason: 'There is no such terminal' },
};

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const terminalsAccessRows = {
  'GET /terminals': superAdmin,
  'POST /terminals': superAdmin,
  'POST /terminals/:id/changes': {
    ...superAdmin,
    objects: async () => sameFor('/terminals/:id/changes', 404, right),
  },
  'POST /terminals/:id/verdicts': {
    ...superAdmin,
    objects: async () =>
      sameFor('/terminals/:id/verdicts', 404, {
        ...{ changeId: missing, verdict: 'refused', reason: 'There is no such terminal' },
      }),
  },
  'POST /terminals/:id/steps': {
    ...superAdmin,
    objects: async () => sameFor('/terminals/:id/steps', 404, { to: 'blocked', reason: 'There is no such terminal' }),
  },
  'POST /terminals/:id/answers': {
    ...superAdmin,
    objects: async () => sameFor('/terminals/:id/answers', 404, { reason: 'There is no such terminal' }),
  },
  'GET /terminals/closes': superAdmin,
  'GET /terminals/:id/closes/:day': {
    ...superAdmin,
    objects: async () => sameFor('/terminals/:id/closes/2026-11-01', 404),
  },
  'POST /terminals/:id/closes/:day/proposals': {
    ...superAdmin,
    objects: async () =>
      sameFor('/terminals/:id/closes/2026-11-01/proposals', 409, {
        ...{ finding: 'slip-lost', reason: 'There is no such terminal' },
      }),
  },
  'POST /terminals/:id/closes/:day/verdicts': {
    ...superAdmin,
    objects: async () =>
      sameFor('/terminals/:id/closes/2026-11-01/verdicts', 409, {
        ...{ verdict: 'approve', reason: 'There is no such terminal' },
      }),
  },
} satisfies AccessRows;
