import * as z from 'zod/mini';
import { languageSchema } from '../language.ts';
import { premisesFields } from '../premises/premises.ts';
import { optionalText, phoneNumberSchema, requiredText } from '../registration/person-fields.ts';

export const fieldRecordStates = ['received', 'accepted', 'returned', 'replaced', 'rejected'] as const;
export const fieldRecordStateSchema = z.enum(fieldRecordStates);
export type FieldRecordState = z.output<typeof fieldRecordStateSchema>;

export const photosMost = 2;
/** Of one photo as the phone sends it, before it is sealed. */
export const photoBytesMost = 140_000;

export const photoDigest = z.string().check(z.regex(/^[\w-]{43}$/));

/** Null where the phone has no place or may not say it. */
export const capturedPlaceSchema = z.nullable(
  z.object({
    longitude: z.number().check(z.gte(-180), z.lte(180)),
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    accuracyM: z.int().check(z.gte(0), z.lte(100_000)),
    isMock: z.boolean(),
  }),
);

/** A record as a phone captures it; nobody but the server opens it from then on. */
export const capturedRecordSchema = z
  .object({
    id: z.uuid(),
    deviceId: z.uuid(),
    enumeratorId: z.uuid(),
    /** By the clock of the phone, and the zone it is set to. */
    capturedAt: z.iso.datetime(),
    clockZone: z.string().check(z.maxLength(60)),
    place: capturedPlaceSchema,
    address: requiredText(160),
    lgaId: z.int().check(z.gte(1)),
    ward: optionalText(80),
    sign: requiredText(120),
    trade: premisesFields.trade,
    consent: z.enum(['yes', 'no']),
    consentText: z.string().check(z.minLength(1), z.maxLength(20)),
    consentLanguage: languageSchema,
    ownerName: optionalText(160),
    ownerPhone: z.union([z.literal(''), phoneNumberSchema]),
    /** SHA-256 of each photo, in base64url, in their order. */
    photos: z.array(photoDigest).check(z.maxLength(photosMost)),
    /** The record that the desk sent back, which this one replaces. */
    replaces: z.nullable(z.uuid()),
  })
  .check(
    z.refine((record) => record.consent === 'yes' || (record.ownerName === '' && record.ownerPhone === ''), {
      path: ['ownerName'],
      error: 'Who said no is not recorded',
    }),
  );
export type CapturedRecord = z.output<typeof capturedRecordSchema>;

/** What is read aloud before a name is asked, by its number. */
export const consentTexts = {
  '2026-11': {
    en: [
      'I work for the Kaduna State Internal Revenue Service. I write down where you trade, your name and your phone number, so that the Service knows this business.',
      'I take no money. Give me nothing.',
      'You may say no. Nothing happens to you if you do.',
    ],
    ha: [
      'Ina aiki da Hukumar Haraji ta Jihar Kaduna. Zan rubuta inda kake sana’a, sunanka da lambar wayarka, domin Hukuma ta san wannan sana’a.',
      'Ba na karɓar kuɗi. Kada ka ba ni komai.',
      'Kana iya cewa a’a. Babu abin da zai same ka.',
    ],
  },
} as const;
export const consentTextNow = '2026-11' satisfies keyof typeof consentTexts;
