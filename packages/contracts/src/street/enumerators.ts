import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { choiceSchema, phoneNumberSchema, requiredName, requiredText } from '../registration/person-fields.ts';
import { enumeratorMoves, enumeratorRecordSchema, enumeratorSchema, enumeratorStateSchema } from './enumerator.ts';

const access = ['SuperAdmin'] as const;
const params = z.object({ id: z.uuid() });
const areaBody = z.object({ lgaId: choiceSchema, ward: requiredText(80) });

export const mostAreasOfEnumerator = 30;

export const listEnumerators = defineEndpoint({
  method: 'GET',
  path: '/enumerators',
  summary: 'Enumerators with what they captured, what became of it and when their phone was last in contact',
  access,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['name'], sortOrder: 'asc' }),
    state: z.optional(enumeratorStateSchema),
    lgaId: z.optional(z.coerce.number().check(z.int())),
  }),
  response: listOf(enumeratorSchema),
  errors: ['list.cursor-invalid'],
});

export const getEnumerator = defineEndpoint({
  method: 'GET',
  path: '/enumerators/:id',
  summary: 'One enumerator: areas, phones, figures, and what may be done now',
  access,
  params,
  response: enumeratorRecordSchema,
  errors: ['enumerator.not-found'],
});

/** Sent twice with the same submission, it is entered once. */
export const enterEnumerator = defineEndpoint({
  method: 'POST',
  path: '/enumerators',
  summary: 'Enter somebody who applied to be an enumerator; their badge is worth nothing before they are active',
  failed: 'Nobody was entered. Try again shortly',
  access,
  body: z.object({
    submissionId: z.uuid(),
    name: requiredName(120).check(z.minLength(3, 'Field is required')),
    phone: phoneNumberSchema,
    officeId: choiceSchema,
    lgaId: choiceSchema,
    ward: requiredText(80),
    validUntil: z.iso.date(),
    dayTarget: z.int().check(z.gte(1), z.lte(200)),
    /** For each accepted record. */
    recordPayKobo: z.int().check(z.gte(0), z.lte(10_000_000)),
  }),
  response: z.object({ id: z.uuid(), code: z.string() }),
  errors: ['enumerator.day-past'],
});

/** Paused and ended ones have a badge that is worth nothing from that moment; the phone of an ended one is locked. */
export const moveEnumerator = defineEndpoint({
  method: 'POST',
  path: '/enumerators/:id/moves',
  summary: 'Train, activate, pause, resume or end an enumerator, with the reason',
  failed: 'Nothing was changed. Try again shortly',
  access,
  params,
  body: z.extend(reasonBody, { move: z.enum(enumeratorMoves) }),
  response: enumeratorRecordSchema,
  errors: ['enumerator.not-found', 'enumerator.no-such-move'],
});

/** All of them at once: what is not named is taken away. */
export const setEnumeratorAreas = defineEndpoint({
  method: 'PUT',
  path: '/enumerators/:id/areas',
  summary: 'Say in which wards an enumerator goes',
  failed: 'Nothing was changed. Try again shortly',
  access,
  params,
  body: z.object({ areas: z.array(areaBody).check(z.minLength(1), z.maxLength(mostAreasOfEnumerator)) }),
  response: enumeratorRecordSchema,
  errors: ['enumerator.not-found', 'enumerator.ended'],
});

/** The link before it is worth nothing from then on. Link and PIN are shown this once; of both only digests are kept. */
export const makeBadgeLink = defineEndpoint({
  method: 'POST',
  path: '/enumerators/:id/badge-links',
  summary: 'Make a link with a PIN that enrols one phone of an enumerator, once, within two days',
  failed: 'No link was made. Try again shortly',
  access,
  params,
  response: z.object({ link: z.string(), pin: z.string(), expiresAt: z.iso.datetime() }),
  errors: ['enumerator.not-found', 'enumerator.not-active'],
});

/** It reaches the phone at its next contact; the record says when. A wiped phone is enrolled anew or not at all. */
export const changeFieldDevice = defineEndpoint({
  method: 'POST',
  path: '/enumerators/:id/devices/:deviceId',
  summary: 'Lock, unlock or wipe the phone of an enumerator, with the reason',
  failed: 'Nothing was changed. Try again shortly',
  access,
  params: z.extend(params, { deviceId: z.uuid() }),
  body: z.extend(reasonBody, { act: z.enum(['lock', 'unlock', 'wipe']) }),
  response: enumeratorRecordSchema,
  errors: ['enumerator.not-found', 'field-device.not-found', 'field-device.wiped', 'field-device.another-active'],
});
