import {
  enquiryCalls,
  enquiryFiles,
  enquiryReplies,
  missing,
  sameFor,
} from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { ids } from '../../../../testing/access/access-world.ts';
import { anybody, givesWork, registerReaders, superAdmin, taxpayer } from '../../../../testing/access/callers.ts';

const answerTemplate = { name: 'Receipts', text: { en: 'It is on its way.', ha: 'Yana kan hanya.' } };

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const enquiriesAccessRows = {
  'GET /account/enquiries': taxpayer,
  'POST /account/enquiries': taxpayer,
  'POST /account/enquiries/:reference/replies': { ...taxpayer, as: 'Individual', objects: () => enquiryReplies() },
  'POST /account/enquiries/files': taxpayer,
  'GET /account/enquiries/files/:id': { ...taxpayer, as: 'Individual', objects: () => enquiryFiles() },
  // Of one that went along with a message nothing is taken back.
  'DELETE /account/enquiries/files/:id': { ...taxpayer, as: 'Individual', objects: () => enquiryFiles(404) },
  'POST /enquiries': anybody,
  'POST /enquiries/status': anybody,
  'GET /enquiries': registerReaders,
  'GET /enquiries/queue/:id': { ...registerReaders, objects: () => enquiryCalls('') },
  'GET /enquiries/queue/:id/assignees': { ...registerReaders, objects: () => enquiryCalls('/assignees') },
  'POST /enquiries/queue/:id/assignment': {
    ...registerReaders,
    objects: () => enquiryCalls('/assignment', { assigneeId: ids.get('SuperAdmin') }),
  },
  'GET /enquiries/queue/:id/files/:fileId': {
    ...registerReaders,
    objects: () => enquiryCalls(`/files/${missing}`, undefined, 404),
  },
  'POST /enquiries/queue/:id/answers': {
    ...registerReaders,
    objects: () => enquiryCalls('/answers', { text: 'It is on its way.' }, 409),
  },
  'POST /enquiries/queue/:id/closure': {
    ...registerReaders,
    objects: () => enquiryCalls('/closure', { cause: 'not-ours' }, 409),
  },
  'GET /enquiries/figures': registerReaders,
  'GET /enquiries/holders': givesWork,
  'GET /enquiries/holders/:id/successors': {
    ...givesWork,
    objects: async () => sameFor('/enquiries/holders/:id/successors', 200),
  },
  'POST /enquiries/transfers': givesWork,
  'GET /enquiries/templates': registerReaders,
  'POST /enquiries/templates': superAdmin,
  'PUT /enquiries/templates/:id': {
    ...superAdmin,
    objects: async () => sameFor('/enquiries/templates/:id', 404, answerTemplate),
  },
  'DELETE /enquiries/templates/:id': { ...superAdmin, objects: async () => sameFor('/enquiries/templates/:id', 404) },
} satisfies AccessRows;
