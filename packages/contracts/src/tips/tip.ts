import * as z from 'zod/mini';
import type { Localized } from '../language.ts';

// native reviewer: the Hausa of the whole file is ours.
/** What somebody tells the office, without an account. */
export const tipKinds = {
  'untaxed-activity': { en: 'A business or income that pays no tax', ha: 'Sana’a ko kuɗin shiga da ba a biyan haraji' },
  'false-collector': { en: 'Somebody who collects tax falsely', ha: 'Mai karɓar haraji na ƙarya' },
} as const satisfies Readonly<Record<string, Localized>>;
export type TipKind = keyof typeof tipKinds;
export const tipKindIds = Object.keys(tipKinds) as [TipKind, ...TipKind[]];
export const tipKindSchema = z.enum(tipKindIds);

export const tipStates = ['received', 'taken-up', 'closed'] as const;
export const tipStateSchema = z.enum(tipStates);
export type TipState = z.output<typeof tipStateSchema>;
export const tipStateWords = {
  received: { en: 'Received', ha: 'An karɓa' },
  'taken-up': { en: 'Became a lead', ha: 'Ta zama alama' },
  closed: { en: 'Closed', ha: 'An rufe' },
} as const satisfies Readonly<Record<TipState, Localized>>;

/** Why nothing further follows from it here. */
export const tipClosings = {
  'no-ground': { en: 'Nothing was found', ha: 'Ba a sami komai ba' },
  'known-already': { en: 'Known already', ha: 'An riga an sani' },
  'handed-over': { en: 'Handed to the police or another agency', ha: 'An miƙa wa ’yan sanda ko wata hukuma' },
  'warned-public': { en: 'The public was warned', ha: 'An gargaɗi jama’a' },
} as const satisfies Readonly<Record<string, Localized>>;
export type TipClosing = keyof typeof tipClosings;
export const tipClosingSchema = z.enum(Object.keys(tipClosings) as [TipClosing, ...TipClosing[]]);

export const tipRewardStates = ['proposed', 'approved', 'refused', 'paid'] as const;
export type TipRewardState = (typeof tipRewardStates)[number];
export const tipRewardWords = {
  proposed: { en: 'Proposed', ha: 'An gabatar' },
  approved: { en: 'Approved: show your reference at the office', ha: 'An amince: nuna lambarka a ofis' },
  refused: { en: 'Not given', ha: 'Ba a bayar ba' },
  paid: { en: 'Paid', ha: 'An biya' },
} as const satisfies Readonly<Record<TipRewardState, Localized>>;
