import { bookingCalls, consultationCalls, missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, registerReaders, superAdmin, taxpayer } from '../../../../testing/access/callers.ts';

const consultant = {
  ...{ name: 'Hauwa', title: { en: 'Consultant', ha: 'Mai shawara' }, officeId: 6, topics: ['paye'] },
  ...{ modes: ['phone'], isActive: true },
};

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const consultationsAccessRows = {
  'GET /account/bookings': taxpayer,
  'GET /consultations/consultants': anybody,
  'GET /consultations/times': anybody,
  'POST /consultations': anybody,
  'GET /consultations/bookings/:reference': { ...anybody, objects: () => bookingCalls('') },
  'GET /consultations/bookings/:reference/calendar': { ...anybody, objects: () => bookingCalls('/calendar') },
  'POST /consultations/bookings/:reference/own': { ...anybody, objects: () => bookingCalls('/own', {}) },
  'POST /consultations/bookings/:reference/time': {
    ...anybody,
    objects: () => bookingCalls('/time', { startsAt: '2020-01-01T09:00:00Z' }),
  },
  'POST /consultations/bookings/:reference/cancellation': {
    ...anybody,
    objects: () => bookingCalls('/cancellation', {}),
  },
  'GET /consultations': registerReaders,
  'GET /consultations/queue/:id': { ...registerReaders, objects: () => consultationCalls('') },
  'POST /consultations/queue/:id/assignment': {
    ...registerReaders,
    objects: () => consultationCalls('/assignment', { consultantId: 0 }, 409),
  },
  'POST /consultations/queue/:id/answer': {
    ...registerReaders,
    objects: () => consultationCalls('/answer', { answer: 'Come to the office.' }, 409),
  },
  'POST /consultations/queue/:id/outcome': {
    ...registerReaders,
    objects: () => consultationCalls('/outcome', { outcome: 'held' }, 409),
  },
  'POST /consultations/queue/:id/cancellation': {
    ...registerReaders,
    objects: () => consultationCalls('/cancellation', { reason: 'Nobody is here.' }, 409),
  },
  'GET /consultants': superAdmin,
  'POST /consultants': superAdmin,
  'POST /consultants/:id/transfers': {
    ...superAdmin,
    objects: async () =>
      sameFor('/consultants/999999/transfers', 404, { toConsultantId: 999_998, reason: 'She leaves' }),
  },
  'POST /consultants/:id/covers': {
    ...superAdmin,
    objects: async () =>
      sameFor('/consultants/999999/covers', 404, { coverId: 999_998, fromDay: '2099-01-01', untilDay: '2099-01-02' }),
  },
  'POST /consultants/:id/covers/:coverId/end': {
    ...superAdmin,
    objects: async () => sameFor(`/consultants/999999/covers/${missing}/end`, 404, {}),
  },
  'PUT /consultants/:id': {
    ...superAdmin,
    objects: async () => {
      const call = { path: '/consultants/999999', status: 404, body: consultant };
      return { own: call, foreign: call, missing: call };
    },
  },
} satisfies AccessRows;
