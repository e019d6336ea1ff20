import { naira } from '../kobo.ts';
import { type Dated, inForce, type LegalReference } from '../rule.ts';

interface MinimumWage extends Dated {
  readonly monthlyKobo: number;
  readonly reference: LegalReference;
}

/** Several taxes leave out what is below it, or below a multiple of it. */
const minimumWages: readonly MinimumWage[] = [
  {
    from: '2024-07-29',
    monthlyKobo: naira(70_000),
    reference: { law: 'National Minimum Wage (Amendment) Act 2024', section: 's. 3', certainty: 'certain' },
  },
  {
    from: '2019-04-18',
    to: '2024-07-28',
    monthlyKobo: naira(30_000),
    reference: { law: 'National Minimum Wage Act 2019', section: 's. 3', certainty: 'certain' },
  },
];

export function yearlyMinimumWageKobo(day: string): number {
  return inForce(minimumWages, day).monthlyKobo * 12;
}
