import { contentItem, missing, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRow, AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, superAdmin } from '../../../../testing/access/callers.ts';

/** The SuperAdmin's, whoever wrote it last. */
function missingContent(action: string, status = 404): AccessRow {
  return {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/content/items/${await contentItem('SuperAdmin')}/${action}`, status },
      foreign: { path: `/content/items/${await contentItem('Admin')}/${action}`, status },
      missing: { path: `/content/items/${missing}/${action}`, status: 404 },
    }),
  };
}

/** Refused for their missing body before anybody looks for the item. */
function changesContent(action: string): AccessRow {
  const call = { path: `/content/items/${missing}/${action}`, status: 422 };
  return { ...superAdmin, objects: async () => ({ own: call, foreign: call, missing: call }) };
}

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const contentAccessRows = {
  'GET /content/pages': anybody,
  'GET /content/news': anybody,
  'GET /content/news/:slug': { ...anybody, objects: sameForAll('/content/news/', 'nothing-of-that-name') },
  'GET /content/addresses': anybody,
  'GET /content/banners': anybody,
  'GET /content/search-documents': anybody,
  'GET /content/version': anybody,
  'GET /content/tariffs/:key': {
    ...anybody,
    objects: async () => ({
      own: { path: '/content/tariffs/communication-infrastructure', status: 200 },
      foreign: { path: '/content/tariffs/communication-infrastructure', status: 200 },
      missing: { path: '/content/tariffs/nothing-of-that-name', status: 404 },
    }),
  },
  'GET /content/pictures/:id/:file': { ...anybody, objects: sameForAll('/content/pictures/', `${missing}/640.webp`) },
  'POST /content/previews': anybody,
  'GET /content/items': superAdmin,
  'POST /content/items': superAdmin,
  'GET /content/items/:id': {
    ...superAdmin,
    objects: async () => ({
      own: { path: `/content/items/${await contentItem('SuperAdmin')}`, status: 200 },
      foreign: { path: `/content/items/${await contentItem('Admin')}`, status: 200 },
      missing: { path: `/content/items/${missing}`, status: 404 },
    }),
  },
  'PUT /content/items/:id/draft': changesContent('draft'),
  'POST /content/items/:id/proposal': changesContent('proposal'),
  'POST /content/items/:id/proposal/refusal': changesContent('proposal/refusal'),
  'POST /content/items/:id/publications': changesContent('publications'),
  'DELETE /content/items/:id/publications/:number': missingContent('publications/1'),
  'POST /content/items/:id/withdrawal': changesContent('withdrawal'),
  'GET /content/items/:id/versions': missingContent('versions', 200),
  'GET /content/items/:id/versions/:number': missingContent('versions/1'),
  'POST /content/items/:id/versions/:number/restoration': changesContent('versions/1/restoration'),
  'POST /content/items/:id/preview-links': missingContent('preview-links', 200),
  'GET /content/pictures': superAdmin,
  'POST /content/pictures': superAdmin,
} satisfies AccessRows;
