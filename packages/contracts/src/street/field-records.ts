import * as z from 'zod/mini';
import { taxOfficeRoles } from '../access.ts';
import { defineEndpoint } from '../endpoint.ts';
import { reasonBody } from '../identity/manage-users.ts';
import { languageSchema } from '../language.ts';
import { listFields, listOf } from '../lists/list-query.ts';
import { premisesFields } from '../premises/premises.ts';
import { choiceSchema, phoneNumberSchema, requiredName } from '../registration/person-fields.ts';
import { tpuiSchema } from '../taxpayers/taxpayer.ts';
import { fieldRecordStateSchema, photosMost } from './field-record.ts';
import { differences, spotCheckFindings } from './spot-check-finding.ts';

/** The service's desk, and offices with the records of their own areas. */
const access = ['SuperAdmin', ...taxOfficeRoles] as const;
const params = z.object({ id: z.uuid() });

const fieldRecordRow = z.object({
  id: z.uuid(),
  sign: z.string(),
  trade: premisesFields.trade,
  address: z.string(),
  lga: z.string(),
  ward: z.string(),
  enumerator: z.string(),
  enumeratorId: z.uuid(),
  state: fieldRecordStateSchema,
  /** By the clock of the phone. */
  capturedAt: z.iso.datetime(),
  receivedAt: z.iso.datetime(),
  /** Drawn when it was accepted: somebody else sees it again. */
  isSpotCheck: z.boolean(),
});
export type FieldRecordRow = z.output<typeof fieldRecordRow>;

/** Another record that may be the same premises, or a taxpayer who may be its owner, and why. */
const mayBeSame = z.object({
  kind: z.enum(['record', 'taxpayer']),
  /** Of a record its id, of a taxpayer the TPUI. */
  key: z.string(),
  name: z.string(),
  says: z.string(),
  enumerator: z.nullable(z.string()),
  state: z.nullable(fieldRecordStateSchema),
  distanceM: z.nullable(z.int()),
  isPhone: z.boolean(),
  isName: z.boolean(),
});
export type MayBeSame = z.output<typeof mayBeSame>;

const spotCheck = z.object({
  drawnAt: z.iso.datetime(),
  givenTo: z.nullable(z.string()),
  /** The caller is the officer it was given to. */
  isMine: z.boolean(),
  finding: z.nullable(z.enum(spotCheckFindings)),
  differs: z.array(z.enum(differences)),
  note: z.string(),
  answeredAt: z.nullable(z.iso.datetime()),
});
export type SpotCheck = z.output<typeof spotCheck>;

export const fieldRecordSchema = z.extend(fieldRecordRow, {
  deviceName: z.string(),
  clockZone: z.string(),
  place: z.nullable(z.object({ longitude: z.number(), latitude: z.number(), accuracyM: z.int(), isMock: z.boolean() })),
  lgaId: z.int(),
  consent: z.enum(['yes', 'no']),
  consentText: z.string(),
  consentLanguage: languageSchema,
  ownerName: z.string(),
  ownerPhone: z.string(),
  /** Positions of the photos that came, and how many were taken. */
  photos: z.array(z.int()),
  photosTaken: z.int(),
  keepUntil: z.iso.date(),
  replaces: z.nullable(z.uuid()),
  became: z.nullable(z.enum(['premises', 'taxpayer', 'lead'])),
  tpui: z.nullable(z.string()),
  reason: z.string(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.iso.datetime()),
  /** Null where it was not drawn. */
  spotCheck: z.nullable(spotCheck),
  near: z.array(mayBeSame),
});
export type FieldRecord = z.output<typeof fieldRecordSchema>;

export const listFieldRecords = defineEndpoint({
  method: 'GET',
  path: '/field-records',
  summary: 'Records of enumerators, the newest first',
  access,
  query: z.object({
    ...listFields({ pageSize: 50, sorts: ['receivedAt'] }),
    state: z.optional(fieldRecordStateSchema),
    enumeratorId: z.optional(z.uuid()),
    isSpotCheck: z.optional(z.stringbool()),
    /** Checks that nobody has answered: those of the caller, or all. */
    openCheck: z.optional(z.enum(['mine', 'any'])),
  }),
  response: listOf(fieldRecordRow),
  errors: ['list.cursor-invalid'],
});

/** Whoever looks is noted in the activity log. */
export const getFieldRecord = defineEndpoint({
  method: 'GET',
  path: '/field-records/:id',
  summary: 'One record beside what may be the same: near it, with its phone number, or with its name',
  access,
  params,
  response: fieldRecordSchema,
  errors: ['field-record.not-found'],
});

export const getFieldPhoto = defineEndpoint({
  method: 'GET',
  path: '/field-records/:id/photos/:position',
  summary: 'A photo of a record, until the end of its keeping',
  access,
  params: z.extend(params, { position: z.coerce.number().check(z.int(), z.gte(1), z.lte(photosMost)) }),
  response: z.instanceof(Uint8Array),
  contentType: 'image/jpeg',
  errors: ['field-record.not-found'],
});

/**
 * Premises of somebody in the register, of somebody who is registered by it and has no account, or a row that the next search for leads
 * compares with the register. Never a bill: what is owed follows from the law by itself.
 */
export const acceptFieldRecord = defineEndpoint({
  method: 'POST',
  path: '/field-records/:id/acceptance',
  summary: 'Accept a record, and say what it becomes',
  failed: 'Nothing was decided. Try again shortly',
  access,
  params,
  body: z.discriminatedUnion('as', [
    z.object({ as: z.literal('record') }),
    z.object({ as: z.literal('premises'), tpui: tpuiSchema, fromDay: z.iso.date() }),
    z.object({
      as: z.literal('taxpayer'),
      name: requiredName(160),
      phone: phoneNumberSchema,
      categoryId: choiceSchema,
      fromDay: z.iso.date(),
    }),
    z.object({ as: z.literal('lead') }),
  ]),
  response: fieldRecordSchema,
  errors: [
    ...([
      'field-record.not-found',
      'field-record.decided',
      'field-record.said-no',
      'field-record.registered-already',
    ] as const),
    ...([
      'taxpayer.not-found',
      'obligation.says-themselves',
      'premises.too-many',
      'source.not-in-force',
      'field-record.no-owner',
    ] as const),
  ],
});

/** It stands in the list of the day of its phone, with the reason, until another record replaces it. */
export const returnFieldRecord = defineEndpoint({
  method: 'POST',
  path: '/field-records/:id/return',
  summary: 'Send a record back to the phone it came from, with the reason',
  failed: 'Nothing was decided. Try again shortly',
  access,
  params,
  body: reasonBody,
  response: fieldRecordSchema,
  errors: ['field-record.not-found', 'field-record.decided'],
});

export const rejectFieldRecord = defineEndpoint({
  method: 'POST',
  path: '/field-records/:id/rejection',
  summary: 'Reject a record with the reason, or because another one is the same premises',
  failed: 'Nothing was decided. Try again shortly',
  access,
  params,
  body: z.extend(reasonBody, { sameAs: z.optional(z.uuid()) }),
  response: fieldRecordSchema,
  errors: ['field-record.not-found', 'field-record.decided', 'field-record.same-as-itself'],
});
