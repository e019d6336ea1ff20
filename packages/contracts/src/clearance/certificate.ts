import * as z from 'zod/mini';
import { koboSchema } from '../money.ts';
import { clearanceYearBases } from './blockers.ts';
import { certificateStates } from './states.ts';

export const clearanceYearSchema = z.int().check(z.gte(2000), z.lte(2100));

/** Years that a certificate is about: the three before the year in which it was asked for (NTAA 72). */
export const clearanceYearsMost = 3;

/** What the law wants a certificate to say of each year (NTAA 72): kept with it, shown only where the holder wants it. */
export const clearanceFiguresSchema = z.object({
  year: clearanceYearSchema,
  basis: z.enum(clearanceYearBases),
  /** Null: nothing was declared here, as of a year on paper. */
  incomeKobo: z.nullable(koboSchema),
  taxKobo: z.nullable(koboSchema),
  paidKobo: z.nullable(koboSchema),
  outstandingKobo: koboSchema,
  /** In dispute or in parts that are kept. */
  restsKobo: koboSchema,
});
export type ClearanceFigures = z.output<typeof clearanceFiguresSchema>;

/** A certificate as its holder has it. */
export const clearanceCertificateSchema = z.object({
  number: z.string(),
  name: z.string(),
  tpui: z.string(),
  years: z.array(clearanceYearSchema),
  office: z.nullable(z.string()),
  issuedAt: z.iso.datetime(),
  issuedOn: z.iso.date(),
  /** The last day, in Lagos. */
  validUntil: z.iso.date(),
  state: z.enum(certificateStates),
  /** `portal`: by the rules of the law alone; `person`: prepared by one and issued by another. */
  issuedBy: z.enum(['portal', 'person']),
  /** What its copies show: the years, or income and tax with them. Whoever checks it sees figures by a code alone. */
  showsFigures: z.boolean(),
  figures: z.array(clearanceFiguresSchema),
  /** The number of the one that took its place. */
  replacedBy: z.nullable(z.string()),
  /** Since when it counts no more. */
  revokedOn: z.nullable(z.iso.date()),
  /** How often it was looked at. */
  checks: z.int(),
  /** The holder's name is another one now: asking again gives one with the new name. */
  isOfFormerName: z.boolean(),
});
export type ClearanceCertificate = z.output<typeof clearanceCertificateSchema>;

/** What anybody reads of a number. Of one that is unknown everything else is null. */
export const certificateAnswerSchema = z.object({
  number: z.string(),
  answer: z.enum(['valid', 'expired', 'revoked', 'unknown']),
  name: z.nullable(z.string()),
  years: z.array(clearanceYearSchema),
  office: z.nullable(z.string()),
  issuedOn: z.nullable(z.iso.date()),
  validUntil: z.nullable(z.iso.date()),
  revokedOn: z.nullable(z.iso.date()),
  /** Null: the holder does not show them, or the code given is not theirs. */
  figures: z.nullable(z.array(clearanceFiguresSchema)),
});
export type CertificateAnswer = z.output<typeof certificateAnswerSchema>;

/** One look at a certificate, as its holder reads it: where, never by whom. */
export const certificateCheckSchema = z.object({
  at: z.iso.datetime(),
  by: z.enum(['mda', 'public', 'holder', 'office']),
  /** The name of the MDA; null for anybody else. */
  mda: z.nullable(z.string()),
  withFigures: z.boolean(),
});
export type CertificateCheck = z.output<typeof certificateCheckSchema>;
