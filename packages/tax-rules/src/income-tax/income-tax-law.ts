import { naira, percent } from '../kobo.ts';
import type { Dated, LegalReference } from '../rule.ts';
import { type Band, bands } from './bands.ts';

/** What the law says about a year's income tax of an individual. Data: a new law is a new entry. */
export interface IncomeTaxLaw extends Dated {
  readonly id: 'nta-2025' | 'pita-2011';
  readonly bands: readonly Band[];
  readonly bandsReference: LegalReference;
  readonly deductionsReference: LegalReference;
  /** Lowest of a share of the rent and a cap. */
  readonly rentRelief?: { readonly ratePpm: number; readonly capKobo: number; readonly reference: LegalReference };
  /** Consolidated relief allowance: greater of a floor and a share, plus a second share, of the income after deductions. */
  readonly consolidatedRelief?: {
    readonly floorKobo: number;
    readonly floorRatePpm: number;
    readonly ratePpm: number;
    readonly reference: LegalReference;
  };
  /** Share of gross income that is due at least. */
  readonly minimumTax?: { readonly ratePpm: number; readonly reference: LegalReference };
  /** A wage up to the national minimum is free: whatever else is earned, or only where it is the whole income. */
  readonly minimumWage: { readonly isFreeBesideOtherIncome: boolean; readonly reference: LegalReference };
  /** Gains are taxed by themselves at one rate; absent where the law adds them to income. */
  readonly gains?: { readonly ratePpm: number; readonly reference: LegalReference };
}

const nta = (section: string): LegalReference => ({ law: 'Nigeria Tax Act 2025', section, certainty: 'certain' });
const pita = (section: string, certainty: LegalReference['certainty'] = 'certain'): LegalReference => ({
  law: 'Personal Income Tax Act, as amended 2011 and by the Finance Act 2020',
  section,
  certainty,
});

export const incomeTaxLaws: readonly IncomeTaxLaw[] = [
  {
    id: 'nta-2025',
    from: '2026-01-01',
    bands: bands([800_000, 0], [2_200_000, 15], [9_000_000, 18], [13_000_000, 21], [25_000_000, 23], [null, 25]),
    bandsReference: nta('s. 58 and Fourth Schedule'),
    deductionsReference: nta('s. 30(2)(a)'),
    rentRelief: { ratePpm: percent(20), capKobo: naira(500_000), reference: nta('s. 30(2)(a)') },
    minimumWage: { isFreeBesideOtherIncome: true, reference: nta('ss. 58 and 163(1)(t)') },
  },
  {
    id: 'pita-2011',
    from: '2021-01-01',
    to: '2025-12-31',
    bands: bands([300_000, 7], [300_000, 11], [500_000, 15], [500_000, 19], [1_600_000, 21], [null, 24]),
    bandsReference: pita('Sixth Schedule'),
    deductionsReference: pita('s. 20 and Sixth Schedule'),
    consolidatedRelief: {
      floorKobo: naira(200_000),
      floorRatePpm: percent(1),
      ratePpm: percent(20),
      reference: pita('s. 33'),
    },
    // The definition of gross income after deductions is section 33's: here we take it before them.
    minimumTax: { ratePpm: percent(1), reference: pita('s. 37', 'our-reading') },
    // The proviso names the minimum tax alone. It was published and practised as freeing the wage of all income tax.
    minimumWage: { isFreeBesideOtherIncome: false, reference: pita('s. 37, proviso', 'our-reading') },
    gains: {
      ratePpm: percent(10),
      reference: { law: 'Capital Gains Tax Act', section: 's. 2', certainty: 'last-published' },
    },
  },
];
