import { missing, sameForAll } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeStaff, taxpayer } from '../../../../testing/access/callers.ts';

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const lawPapersAccessRows = {
  'GET /cases/papers': taxpayer,
  'GET /cases/papers/:id/document': {
    ...taxpayer,
    as: 'Individual',
    objects: sameForAll('/cases/papers/', `${missing}/document`),
  },
  'GET /law-papers': officeStaff,
  'GET /law-papers/:id/document': { ...officeStaff, objects: sameForAll('/law-papers/', `${missing}/document`) },
  'GET /law-papers/look-up': anybody,
  'GET /law-papers/verification': anybody,
  'POST /law-papers/opened': anybody,
} satisfies AccessRows;
