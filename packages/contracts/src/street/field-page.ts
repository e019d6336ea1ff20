import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { premisesFields } from '../premises/premises.ts';
import { contactBody, deviceErrors, deviceFields, enrolBody, sealedBody, sealKeySchema } from './field-proof.ts';
import { photosMost } from './field-record.ts';
import { spotCheckAnswerFields } from './spot-check.ts';

const daySchema = z.object({
  enumeratorId: z.uuid(),
  name: z.string(),
  code: z.string(),
  validUntil: z.iso.date(),
  serverTime: z.iso.datetime(),
  dayTarget: z.int(),
  today: z.int(),
  areas: z.array(z.object({ lgaId: z.int(), lga: z.string(), ward: z.string() })),
  /** Records that the desk sent back, newest first. */
  returned: z.array(z.object({ id: z.uuid(), sign: z.string(), address: z.string(), reason: z.string() })),
  /** Premises that others recorded and this enumerator sees again; nothing of their owners. */
  checks: z.array(
    z.object({ id: z.uuid(), sign: z.string(), trade: premisesFields.trade, address: z.string(), where: z.string() }),
  ),
  sealKey: sealKeySchema,
});
export type FieldDay = z.output<typeof daySchema>;

/** Ten wrong PINs end the link. Another phone of the same enumerator is locked. */
export const enrolFieldDevice = defineEndpoint({
  method: 'POST',
  path: '/field/devices',
  summary: 'Enrol this phone with a badge link and its PIN, once',
  access: 'public',
  body: enrolBody,
  response: z.object({ ...deviceFields, day: daySchema }),
  errors: ['badge-link.unknown', 'badge-link.wrong-pin', 'enumerator.not-active'],
});

/** Each call is a contact: a lock or a wipe of the desk reaches the phone by its refusal. */
export const openFieldDay = defineEndpoint({
  method: 'POST',
  path: '/field/day',
  summary: 'The list of the day for this phone: areas, target and what the desk sent back',
  access: 'public',
  body: contactBody,
  response: daySchema,
  errors: [...deviceErrors, 'enumerator.not-active'],
});

/** Sent again it is the same record. Answers which photos are still wanted. */
export const sendFieldRecord = defineEndpoint({
  method: 'PUT',
  path: '/field/records/:id',
  summary: 'Hand in a record as this phone sealed it',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  body: sealedBody(12_000),
  response: z.object({ photosWanted: z.array(z.int()) }),
  errors: [...deviceErrors, 'field-record.unreadable', 'field-record.differs'],
});

/** Sent again it is the same photo. */
export const sendFieldPhoto = defineEndpoint({
  method: 'PUT',
  path: '/field/records/:id/photos/:position',
  summary: 'Hand in a photo of a record as this phone sealed it',
  access: 'public',
  params: z.object({ id: z.uuid(), position: z.coerce.number().check(z.int(), z.gte(1), z.lte(photosMost)) }),
  body: sealedBody(150_000),
  bodyLimits: { bytesMax: 210_000 },
  response: z.object({}),
  errors: [...deviceErrors, 'field-record.not-found', 'field-record.unreadable', 'document.not-an-image'],
});

/** As a phone seals it about `check:<id>`; nothing differs: it is as it was recorded. */
export const capturedCheckSchema = z.object({
  id: z.uuid(),
  deviceId: z.uuid(),
  enumeratorId: z.uuid(),
  ...spotCheckAnswerFields,
});
export type CapturedCheck = z.output<typeof capturedCheckSchema>;

/** Sent again it is the same answer. */
export const sendSpotCheck = defineEndpoint({
  method: 'PUT',
  path: '/field/spot-checks/:id',
  summary: 'Hand in what was found at premises that others recorded, as this phone sealed it',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  body: sealedBody(4000),
  response: z.object({}),
  errors: [...deviceErrors, 'field-record.unreadable', 'spot-check.not-yours', 'spot-check.answered'],
});
