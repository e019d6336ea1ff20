import { missing, officeChangeCase, sameFor, workCalls } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import {
  givesWork,
  leads,
  officeRoles,
  officeStaff,
  registerReaders,
  superAdmin,
  taxpayer,
} from '../../../../testing/access/callers.ts';

const ofOffices = { who: ['Tax Officer', 'Tax Office Manager', 'Tax Office Director'] } as const;

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const caseloadAccessRows = {
  'GET /account/requests': taxpayer,
  'POST /account/requests/:id/withdrawal': {
    ...taxpayer,
    as: 'Individual',
    objects: async () => ({
      own: { path: `/account/requests/${await officeChangeCase('Individual')}/withdrawal`, status: 200 },
      foreign: { path: `/account/requests/${await officeChangeCase('Corporate')}/withdrawal`, status: 404 },
      missing: { path: `/account/requests/${missing}/withdrawal`, status: 404 },
    }),
  },
  'GET /work': officeStaff,
  'GET /work/kinds': officeStaff,
  'POST /work/next': officeRoles,
  'GET /work/:id': { ...officeStaff, as: 'Admin', objects: () => workCalls('') },
  'POST /work/:id/moves': {
    ...officeStaff,
    as: 'Admin',
    objects: () => workCalls('/moves', { move: 'fly', caseVersion: 1 }, 409),
  },
  'GET /work/:id/assignees': { ...officeStaff, as: 'Admin', objects: () => workCalls('/assignees') },
  'POST /work/:id/assignment': {
    ...officeStaff,
    as: 'Admin',
    objects: () => workCalls('/assignment', { assigneeId: null }),
  },
  'POST /work/:id/suspension': {
    ...leads,
    as: 'Admin',
    objects: () => workCalls('/suspension', { reason: 'Asked' }, 409),
  },
  'POST /work/:id/resumption': { ...leads, as: 'Admin', objects: () => workCalls('/resumption', {}, 409) },
  'POST /work/:id/extension': {
    ...leads,
    as: 'Admin',
    objects: () => workCalls('/extension', { days: 1, reason: 'Asked' }, 409),
  },
  'POST /work/transfers': givesWork,
  'GET /work/covers': registerReaders,
  'POST /work/covers': registerReaders,
  'POST /work/covers/:id/end': { ...registerReaders, objects: async () => sameFor('/work/covers/:id/end', 404, {}) },
  'GET /work/conflicts': ofOffices,
  'POST /work/conflicts': ofOffices,
  'POST /work/conflicts/:id/end': {
    who: ['Tax Office Manager', 'Tax Office Director'],
    as: 'Tax Office Manager',
    objects: async () => sameFor('/work/conflicts/:id/end', 404, { reason: 'She sold it' }),
  },
  'GET /work/capacities': superAdmin,
  'POST /work/capacities/withdrawals': superAdmin,
} satisfies AccessRows;
