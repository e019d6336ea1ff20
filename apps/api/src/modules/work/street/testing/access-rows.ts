import { missing, sameFor } from '../../../../testing/access/access-objects.ts';
import type { AccessRows } from '../../../../testing/access/access-row.ts';
import { anybody, officeRoles, registerReaders, superAdmin } from '../../../../testing/access/callers.ts';

const reason = 'For this test';
const nobody = { deviceId: missing, secret: 'a'.repeat(43), keyId: 'a', sealed: 'a'.repeat(120) };
/** A phone proves itself by its secret: of whoever has none there is no record, whosever it is. */
const refusedPhone = (path: string) => async () => sameFor(path, 403, nobody);

/** Written by hand, a second time: what the contract says must be what somebody meant. */
export const streetAccessRows = {
  'GET /enumerators': superAdmin,
  'GET /enumerators/:id': { ...superAdmin, objects: async () => sameFor('/enumerators/:id', 404) },
  'POST /enumerators': superAdmin,
  'POST /enumerators/:id/moves': {
    ...superAdmin,
    objects: async () => sameFor('/enumerators/:id/moves', 404, { move: 'end', reason }),
  },
  'PUT /enumerators/:id/areas': {
    ...superAdmin,
    objects: async () => sameFor('/enumerators/:id/areas', 404, { areas: [{ lgaId: 1, ward: 'Kasuwa' }] }),
  },
  'POST /enumerators/:id/badge-links': {
    ...superAdmin,
    objects: async () => sameFor('/enumerators/:id/badge-links', 404),
  },
  'POST /enumerators/:id/devices/:deviceId': {
    ...superAdmin,
    objects: async () => sameFor(`/enumerators/:id/devices/${missing}`, 404, { act: 'lock', reason }),
  },
  'GET /officer-phones': registerReaders,
  'POST /officer-phones/links': officeRoles,
  'POST /officer-phones/:id': {
    ...registerReaders,
    objects: async () => sameFor('/officer-phones/:id', 404, { act: 'lock', reason }),
  },
  'POST /field/devices': anybody,
  'POST /field/day': anybody,
  'PUT /field/records/:id': { ...anybody, objects: refusedPhone('/field/records/:id') },
  'PUT /field/records/:id/photos/:position': { ...anybody, objects: refusedPhone('/field/records/:id/photos/1') },
  'PUT /field/spot-checks/:id': { ...anybody, objects: refusedPhone('/field/spot-checks/:id') },
  'GET /field-records/:id/spot-check/people': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/spot-check/people', 404),
  },
  'POST /field-records/:id/spot-check/assignment': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/spot-check/assignment', 404, { to: 'officer', personId: missing }),
  },
  'POST /field-records/:id/spot-check/answer': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/spot-check/answer', 404, { differs: [], note: '' }),
  },
  'GET /field-records': registerReaders,
  'GET /field-records/:id': { ...registerReaders, objects: async () => sameFor('/field-records/:id', 404) },
  'GET /field-records/:id/photos/:position': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/photos/1', 404),
  },
  'POST /field-records/:id/acceptance': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/acceptance', 404, { as: 'record' }),
  },
  'POST /field-records/:id/return': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/return', 404, { reason }),
  },
  'POST /field-records/:id/rejection': {
    ...registerReaders,
    objects: async () => sameFor('/field-records/:id/rejection', 404, { reason }),
  },
} satisfies AccessRows;
