import * as z from 'zod/mini';
import type { Localized } from '../language.ts';
import { optionalText } from '../registration/person-fields.ts';
import { capturedPlaceSchema, photoDigest, photosMost } from '../street/field-record.ts';

/** What an officer met; the table `visit_reports` holds the same. Nobody takes money: a receipt is only read. */
export const visitOutcomes = ['served', 'receipt-shown', 'refused', 'not-found', 'closed'] as const;
export type VisitOutcome = (typeof visitOutcomes)[number];

// native reviewer: the Hausa of these words is ours.
export const visitOutcomeWords = {
  served: { en: 'Documents served', ha: 'An isar da takardu' },
  'receipt-shown': { en: 'Says it is paid: a receipt was shown', ha: 'Ya ce an biya: an nuna rasiti' },
  refused: { en: 'Refused', ha: 'Ya ƙi' },
  'not-found': { en: 'Nobody was found', ha: 'Ba a sami kowa ba' },
  closed: { en: 'Premises closed', ha: 'Wurin a rufe yake' },
} as const satisfies Readonly<Record<VisitOutcome, Localized>>;

const outcomeFields = {
  outcome: z.enum(visitOutcomes),
  /** As it stands on what was shown; nothing is proved by it. */
  receiptNumber: optionalText(40),
  note: optionalText(500),
};

/** As the phone of an officer seals it about `visit:<id>`. */
export const capturedVisitSchema = z
  .object({
    id: z.uuid(),
    deviceId: z.uuid(),
    officerId: z.uuid(),
    visitId: z.uuid(),
    /** By the clock of the phone, and the zone it is set to. */
    capturedAt: z.iso.datetime(),
    clockZone: z.string().check(z.maxLength(60)),
    place: capturedPlaceSchema,
    ...outcomeFields,
    /** SHA-256 of each photo, in base64url, in their order. */
    photos: z.array(photoDigest).check(z.maxLength(photosMost)),
  })
  .check(
    z.refine(({ outcome, receiptNumber }) => (outcome === 'receipt-shown') === (receiptNumber !== ''), {
      path: ['receiptNumber'],
      error: 'Write the number of the receipt that was shown',
    }),
  );
export type CapturedVisit = z.output<typeof capturedVisitSchema>;

/** Against the moment when the visit was called off, by each clock; null where it was not, or later than this came. */
export const reportTimings = ['captured-after-cancelling', 'arrived-after-cancelling'] as const;
export type ReportTiming = (typeof reportTimings)[number];

// native reviewer: the Hausa of these words is ours.
export const reportTimingWords = {
  'captured-after-cancelling': { en: 'Captured after cancelling', ha: 'An rubuta bayan sokewa' },
  'arrived-after-cancelling': {
    en: 'Captured before cancelling, arrived after it',
    ha: 'An rubuta kafin sokewa, ya iso bayanta',
  },
} as const satisfies Readonly<Record<ReportTiming, Localized>>;

/** As the desk reads it. */
export const visitReportSchema = z.object({
  id: z.uuid(),
  officer: z.string(),
  deviceName: z.string(),
  capturedAt: z.iso.datetime(),
  clockZone: z.string(),
  receivedAt: z.iso.datetime(),
  timing: z.nullable(z.enum(reportTimings)),
  place: capturedPlaceSchema,
  outcome: z.enum(visitOutcomes),
  receiptNumber: z.string(),
  note: z.string(),
  photosTaken: z.int(),
  /** Positions of those that came. */
  photos: z.array(z.int()),
});
export type VisitReport = z.output<typeof visitReportSchema>;
