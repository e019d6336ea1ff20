import { noticeCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { signedIn } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const inboxAccessRows = {
  'POST /live-tickets': signedIn,
  'GET /notices': signedIn,
  'GET /notices/unread': signedIn,
  'POST /notices/:id/reading': {
    ...signedIn,
    objects: () => noticeCalls((id) => ({ path: `/notices/${id}/reading`, body: {} })),
  },
  'POST /notices/readings': {
    ...signedIn,
    objects: () => noticeCalls((upTo) => ({ path: '/notices/readings', body: { upTo } })),
  },
  'GET /notice-preferences': signedIn,
  'PUT /notice-preferences': signedIn,
} satisfies AccessRows;
