import type { Localized } from '../language.ts';
import type { DemandGround, DemandHindrance, DemandStanding } from './demand.ts';

// native reviewer: the Hausa of the whole list is ours.
export const demandStandingWords = {
  prepared: { en: 'Prepared', ha: 'An shirya' },
  approved: { en: 'Approved, to be issued', ha: 'An amince, za a fitar' },
  issued: { en: 'Issued, to be served', ha: 'An fitar, za a isar' },
  served: { en: 'Served', ha: 'An isar' },
  'part-paid': { en: 'Paid in part', ha: 'An biya wani ɓangare' },
  paid: { en: 'Paid', ha: 'An biya' },
  plan: { en: 'Rests: paid in parts', ha: 'Ta huta: ana biya kashi-kashi' },
  contested: { en: 'Rests: disputed', ha: 'Ta huta: ana jayayya' },
  lapsed: { en: 'Lapsed', ha: 'Kwanakinta sun ƙare' },
  ended: { en: 'Nothing is owed', ha: 'Ba a bin komai' },
  withdrawn: { en: 'Withdrawn', ha: 'An janye' },
} as const satisfies Readonly<Record<DemandStanding, Localized>>;

export const demandGroundWords = {
  return: { en: 'Filed return', ha: 'Bayanin da aka gabatar' },
  paye: { en: 'PAYE', ha: 'PAYE' },
  withholding: { en: 'Withholding', ha: 'Harajin riƙo' },
  assessment: { en: 'Assessment', ha: 'Kimanta haraji' },
  objection: { en: 'Objection', ha: 'Ƙin amincewa' },
  penalty: { en: 'Penalty', ha: 'Tara' },
} as const satisfies Readonly<Record<DemandGround, Localized>>;

export const demandHindranceWords = {
  plan: { en: 'Paid in parts, or asked to be', ha: 'Ana biya kashi-kashi, ko an nema' },
  paid: { en: 'Paid', ha: 'An biya' },
  cancelled: { en: 'Cancelled', ha: 'An soke' },
  'not-demandable': { en: 'Not of a kind that is demanded', ha: 'Ba irin wanda ake nema ba' },
  objection: { en: 'There is an objection', ha: 'Akwai ƙin amincewa' },
  'not-final': { en: 'Can still be objected to', ha: 'Har yanzu za a iya ƙin amincewa' },
  'not-due': { en: 'Not overdue', ha: 'Lokacinsa bai wuce ba' },
  dispute: { en: 'Disputed', ha: 'Ana jayayya' },
  demanded: { en: 'In another notice', ha: 'Yana cikin wata takarda' },
  credit: { en: 'Credit is to be decided', ha: 'Za a yanke kan rara' },
  payment: { en: 'A payment is under way', ha: 'Ana biya yanzu' },
} as const satisfies Readonly<Record<DemandHindrance, Localized>>;
