import { requireKobo, shareOf } from '../kobo.ts';
import { inForce, type RuleLine } from '../rule.ts';
import { presumptiveLaws } from './presumptive-law.ts';

/** Of somebody who trades without books: nothing up to the exempt turnover of a year, beyond it a share of all of it. Throws `RangeError` before there was a rule. */
export function presumptiveTax(input: {
  readonly day: string;
  readonly turnoverKobo: number;
}): RuleLine<'presumptive-tax'> {
  requireKobo('turnoverKobo', input.turnoverKobo);
  const { exemptKobo, ratePpm, reference } = inForce(presumptiveLaws, input.day);
  return input.turnoverKobo <= exemptKobo
    ? { id: 'presumptive-tax', amountKobo: 0, formula: { kind: 'exempt' }, reference }
    : {
        id: 'presumptive-tax',
        amountKobo: shareOf(input.turnoverKobo, ratePpm),
        formula: { kind: 'rate', ofKobo: input.turnoverKobo, ratePpm },
        reference,
      };
}
