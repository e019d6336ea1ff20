import { naira } from '../kobo.ts';
import type { Dated, LegalReference } from '../rule.ts';

export const gainAssets = ['land-or-building', 'own-home', 'shares', 'belongings', 'vehicle', 'other-asset'] as const;
export type GainAsset = (typeof gainAssets)[number];

/** When a gain is left out. Each condition must hold. */
export interface GainExemption {
  readonly proceedsBelowKobo?: number;
  readonly proceedsUpToKobo?: number;
  /** The same for this many yearly minimum wages, where that is more. */
  readonly proceedsUpToYearlyWages?: number;
  readonly gainUpToKobo?: number;
  /** The exemption was not used up (own home: once in a lifetime; vehicles: two a year). */
  readonly needsFreeUse?: true;
  readonly reference: LegalReference;
}

export interface CapitalGainsLaw extends Dated {
  readonly reference: LegalReference;
  /** Any one of an asset's exemptions is enough. */
  readonly exemptions: Readonly<Record<GainAsset, readonly GainExemption[]>>;
  /** Assets whose gain is free when all of the proceeds are put into the same kind of asset within the year. */
  readonly reinvestment: Readonly<Partial<Record<GainAsset, LegalReference>>>;
}

const nta = (section: string, certainty: LegalReference['certainty'] = 'certain'): LegalReference => ({
  law: 'Nigeria Tax Act 2025',
  section,
  certainty,
});
/** The gazetted words; other published texts of the Act differ. */
const sharesReference = nta('s. 34(1)(a)', 'disputed');

export const capitalGainsLaws: readonly CapitalGainsLaw[] = [
  {
    from: '2026-01-01',
    reference: nta('ss. 28(2), 33, 39 and 40, and Fourth Schedule'),
    exemptions: {
      'land-or-building': [],
      'own-home': [{ needsFreeUse: true, reference: nta('s. 51') }],
      shares: [{ proceedsBelowKobo: naira(150_000_000), gainUpToKobo: naira(10_000_000), reference: sharesReference }],
      // Of the consideration, not of the gain.
      belongings: [{ proceedsUpToKobo: naira(5_000_000), proceedsUpToYearlyWages: 3, reference: nta('s. 52') }],
      vehicle: [{ needsFreeUse: true, reference: nta('s. 53') }],
      'other-asset': [],
    },
    reinvestment: { shares: sharesReference },
  },
];
