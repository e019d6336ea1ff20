import { shareOf, sumOf } from '../kobo.ts';
import type { RuleLine } from '../rule.ts';
import type { IncomeTaxLaw } from './income-tax-law.ts';

export function rentRelief({ rentRelief: relief }: IncomeTaxLaw, rentKobo: number): readonly RuleLine<'rent-relief'>[] {
  if (!relief || rentKobo === 0) return [];
  const { ratePpm, capKobo, reference } = relief;
  const share = { amountKobo: shareOf(rentKobo, ratePpm), ofKobo: rentKobo, ratePpm };
  return [
    {
      id: 'rent-relief',
      amountKobo: Math.min(share.amountKobo, capKobo),
      formula: { kind: 'lowest', of: [share, { amountKobo: capKobo }] },
      reference,
    },
  ];
}

export function consolidatedRelief(
  { consolidatedRelief: relief }: IncomeTaxLaw,
  incomeKobo: number,
): readonly RuleLine<'consolidated-relief'>[] {
  if (!relief) return [];
  const { floorKobo, floorRatePpm, ratePpm, reference } = relief;
  const small = { amountKobo: shareOf(incomeKobo, floorRatePpm), ofKobo: incomeKobo, ratePpm: floorRatePpm };
  const first = small.amountKobo > floorKobo ? small : { amountKobo: floorKobo };
  const second = { amountKobo: shareOf(incomeKobo, ratePpm), ofKobo: incomeKobo, ratePpm };
  return [
    {
      id: 'consolidated-relief',
      amountKobo: sumOf(first.amountKobo, second.amountKobo),
      formula: { kind: 'sum', of: [first, second] },
      reference,
    },
  ];
}
