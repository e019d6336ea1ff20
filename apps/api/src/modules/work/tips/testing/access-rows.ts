import { missing, sameFor, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody } from '../../../../testing/access/callers.ts';

const leading = { who: ['Tax Office Manager', 'Tax Office Director'], as: 'Tax Office Manager' } as const;
const director = { who: ['Tax Office Director'], as: 'Tax Office Director' } as const;
const reason = 'Seen at the place by two of us';
const decision = { caseVersion: 1, isApproved: true, reason };

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const tipsAccessRows = {
  'POST /tips': anybody,
  'POST /tips/status': anybody,
  'GET /tips/:id': { ...leading, objects: sameForAll('/tips/', missing) },
  'POST /tips/:id/lead': {
    ...leading,
    objects: async () => sameFor('/tips/:id/lead', 404, { caseVersion: 1, name: 'Zuma Sample', reason }),
  },
  'POST /tips/:id/closing': {
    ...leading,
    objects: async () => sameFor('/tips/:id/closing', 404, { caseVersion: 1, closing: 'no-ground', reason }),
  },
  'POST /tips/:id/sender-requests': {
    ...director,
    objects: async () => sameFor('/tips/:id/sender-requests', 404, { reason }),
  },
  'POST /tips/:id/sender-requests/decision': {
    ...director,
    objects: async () => sameFor('/tips/:id/sender-requests/decision', 404, decision),
  },
  'POST /tips/:id/sender': { ...director, objects: async () => sameFor('/tips/:id/sender', 404) },
  'POST /tips/:id/reward': {
    ...leading,
    objects: async () => sameFor('/tips/:id/reward', 404, { amountKobo: 5_000_00, reason }),
  },
  'POST /tips/:id/reward/decision': {
    ...director,
    objects: async () => sameFor('/tips/:id/reward/decision', 404, decision),
  },
  'POST /tips/:id/reward/payment': {
    ...leading,
    objects: async () =>
      sameFor('/tips/:id/reward/payment', 404, {
        ...{ caseVersion: 1, reference: 'KT000', paidOn: '2026-01-01', proof: 'Voucher 4' },
      }),
  },
} satisfies AccessRows;
