import { sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';

const superAdmin = { who: ['SuperAdmin'] } as const;
const earners = { who: ['Expert System', 'Agent'] } as const;
const reason = 'There is nothing of this kind';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const sharesAccessRows = {
  'GET /shares/terms': superAdmin,
  'GET /shares/terms/own': earners,
  'POST /shares/changes': superAdmin,
  'POST /shares/terms/:id/ends': {
    ...superAdmin,
    objects: async () => sameFor('/shares/terms/:id/ends', 404, { validUntil: '2030-01-01', reason }),
  },
  'POST /shares/changes/:id/verdicts': {
    ...superAdmin,
    objects: async () => sameFor('/shares/changes/:id/verdicts', 404, { verdict: 'refused', reason }),
  },
  'GET /shares/statements': superAdmin,
  'GET /shares/statements/own': earners,
  'POST /shares/statements': superAdmin,
  'POST /shares/statements/:id/verdicts': {
    ...superAdmin,
    objects: async () => sameFor('/shares/statements/:id/verdicts', 404, { verdict: 'refused', reason }),
  },
  'GET /shares/disputes': superAdmin,
  'GET /shares/disputes/own': earners,
  // Own and foreign lines: shares.test.ts.
  'POST /shares/lines/:id/disputes': {
    ...earners,
    as: 'Expert System',
    objects: async () => sameFor('/shares/lines/:id/disputes', 404, { text: reason }),
  },
  'POST /shares/disputes/:id/answers': {
    ...superAdmin,
    objects: async () => sameFor('/shares/disputes/:id/answers', 404, { answer: reason }),
  },
  'GET /shares/account/own': earners,
  'PUT /shares/account/own': earners,
  'GET /shares/accounts': superAdmin,
  'POST /shares/accounts/:id/verdicts': {
    ...superAdmin,
    objects: async () => sameFor('/shares/accounts/:id/verdicts', 404, { verdict: 'refused', reason }),
  },
} satisfies AccessRows;
