import { naira, percent } from '../kobo.ts';
import type { Dated, LegalReference } from '../rule.ts';

export const instruments = [
  'property-transfer',
  'mortgage-or-debenture',
  'lease-up-to-7-years',
  'lease-over-7-years',
  'promissory-note',
  'insurance-policy',
  'marketable-security',
  'mineral-asset-transfer',
  'share-capital',
  'loan-capital',
  'agreement',
  'guarantee-or-memorandum',
  'receipt',
  'electronic-transfer',
] as const;
export type Instrument = (typeof instruments)[number];

export interface Duty {
  readonly ratePpm?: number;
  readonly fixedKobo?: number;
  /** Amounts up to this are free. */
  readonly freeUpToKobo?: number;
  /** Amounts below this are free. */
  readonly freeBelowKobo?: number;
  /** Amounts below this many yearly minimum wages are free too, where that is more. */
  readonly freeBelowYearlyWages?: number;
  readonly reference: LegalReference;
}

export interface StampDutyLaw extends Dated {
  readonly duties: Readonly<Record<Instrument, Duty>>;
}

const reference: LegalReference = {
  law: 'Nigeria Tax Act 2025',
  section: 'Ninth Schedule',
  certainty: 'certain',
};
/** The Schedule names the premium of life insurance, and no measure for other insurance. */
const insurance = { ...reference, certainty: 'our-reading' } as const;
/** The section frees papers about stocks and shares, the Schedule charges marketable securities of all types. */
const security = { ...reference, section: 'Ninth Schedule and s. 185(h)', certainty: 'our-reading' } as const;
/** The duty is of the annual value; the Schedule does not say what of a rent that changes. */
const lease = {
  freeBelowKobo: naira(10_000_000),
  freeBelowYearlyWages: 10,
  reference: { ...reference, section: 'Ninth Schedule and s. 135', certainty: 'our-reading' },
} as const;

export const stampDutyLaws: readonly StampDutyLaw[] = [
  {
    from: '2026-01-01',
    duties: {
      'property-transfer': { ratePpm: percent(1.5), freeUpToKobo: naira(10_000_000), reference },
      'mortgage-or-debenture': { ratePpm: percent(0.375), reference },
      'lease-up-to-7-years': { ratePpm: percent(0.78), ...lease },
      'lease-over-7-years': { ratePpm: percent(3), ...lease },
      'promissory-note': { ratePpm: percent(0.1), reference },
      'insurance-policy': { ratePpm: percent(0.075), reference: insurance },
      'marketable-security': { ratePpm: percent(0.225), reference: security },
      'mineral-asset-transfer': { ratePpm: percent(2), reference },
      'share-capital': { ratePpm: percent(0.75), reference },
      'loan-capital': { ratePpm: percent(0.125), reference },
      agreement: { fixedKobo: naira(1_000), freeBelowKobo: naira(1_000_000), reference },
      'guarantee-or-memorandum': { fixedKobo: naira(500), reference },
      receipt: { fixedKobo: naira(50), freeBelowKobo: naira(10_000), reference },
      'electronic-transfer': {
        fixedKobo: naira(50),
        freeBelowKobo: naira(10_000),
        reference: { ...reference, section: 'Ninth Schedule and s. 185' },
      },
    },
  },
];
