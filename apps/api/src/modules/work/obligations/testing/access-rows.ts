import { missing, sameFor, taxpayerCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { givesWork, registerReaders, superAdmin, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const obligationsAccessRows = {
  'GET /account/obligations': taxpayer,
  'GET /account/obligation-facts': taxpayer,
  'POST /account/obligation-facts': taxpayer,
  'PUT /account/obligation-facts/:id': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => sameFor('/account/obligation-facts/:id', 404, { fromDay: '2026-01-01', toDay: null }),
  },
  'POST /due-extensions': superAdmin,
  'GET /due-extensions/:id': { ...superAdmin, objects: async () => sameFor('/due-extensions/:id', 404) },
  'GET /taxpayers/:tpui/obligations': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: () => taxpayerCalls('/obligations?year=2026', 404),
  },
  'GET /taxpayers/:tpui/facts': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: () => taxpayerCalls('/facts', 404),
  },
  // They have an account: their own office is told so, others are told of nobody.
  'POST /taxpayers/:tpui/facts': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: async () => {
      const body = { fact: 'employer', fromDay: '2026-01-01', toDay: null, shownBy: 'The shop was seen' };
      const { own, ...others } = await taxpayerCalls('/facts', 404, body);
      return { ...others, own: { ...own, status: 409 } };
    },
  },
  'PUT /taxpayers/:tpui/facts/:id': {
    ...registerReaders,
    as: 'Tax Officer',
    objects: async () => {
      const body = { fromDay: '2026-01-01', toDay: null, shownBy: 'The shop was seen' };
      const { own, ...others } = await taxpayerCalls(`/facts/${missing}`, 404, body);
      return { ...others, own: { ...own, status: 409 } };
    },
  },
  // Nothing is expected of them: their own office is told so, others are told of nobody.
  'POST /taxpayers/:tpui/obligations/excuses': {
    ...givesWork,
    as: 'Tax Office Manager',
    objects: async () => {
      const body = { kind: 'direct-assessment', period: '2025', reason: 'The office was closed' };
      const { own, ...others } = await taxpayerCalls('/obligations/excuses', 404, body);
      return { ...others, own: { ...own, status: 404 } };
    },
  },
  'POST /taxpayers/:tpui/obligations/excuses/undone': {
    ...givesWork,
    as: 'Tax Office Manager',
    objects: async () => {
      const body = { kind: 'direct-assessment', period: '2025', reason: 'The office was open' };
      const { own, ...others } = await taxpayerCalls('/obligations/excuses/undone', 404, body);
      return { ...others, own: { ...own, status: 409 } };
    },
  },
} satisfies AccessRows;
