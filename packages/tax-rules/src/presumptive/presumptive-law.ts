import { naira, percent } from '../kobo.ts';
import type { Dated, LegalReference } from '../rule.ts';

interface PresumptiveLaw extends Dated {
  /** Up to and with this turnover of a year nothing is due. */
  readonly exemptKobo: number;
  /** Beyond it, of the whole turnover. */
  readonly ratePpm: number;
  readonly reference: LegalReference;
}

/**
 * Regulations signed on 3 March 2026. Their text was not available to us, the press alone: before production a lawyer confirms the amount, the rate,
 * and that the rate is of the whole turnover and not of what is beyond the exempt part.
 */
export const presumptiveLaws: readonly PresumptiveLaw[] = [
  {
    from: '2026-03-03',
    exemptKobo: naira(12_000_000),
    ratePpm: percent(1),
    reference: {
      law: 'Presumptive tax regulations of 3 March 2026',
      section: 'as the press reported them; the text was not seen',
      certainty: 'our-reading',
    },
  },
];
