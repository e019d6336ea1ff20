import { greater, lesser, shareOf, sumOf, wholePpm } from '../kobo.ts';
import type { RuleLine } from '../rule.ts';
import type { IncomeTaxLaw } from './income-tax-law.ts';

/** A relief as it is shown, in whole kobo, and as it is taken: the tax is rounded once, at its end. */
export interface Relief<Id extends string> {
  readonly line: RuleLine<Id>;
  /** Millionths of a kobo. */
  readonly exactPpm: bigint;
}

const exactly = (kobo: number, ratePpm: number = wholePpm): bigint => BigInt(kobo) * BigInt(ratePpm);

export function rentRelief({ rentRelief: relief }: IncomeTaxLaw, rentKobo: number): readonly Relief<'rent-relief'>[] {
  if (!relief || rentKobo === 0) return [];
  const { ratePpm, capKobo, reference } = relief;
  const share = { amountKobo: shareOf(rentKobo, ratePpm), ofKobo: rentKobo, ratePpm };
  const [exactShare, exactCap] = [exactly(rentKobo, ratePpm), exactly(capKobo)];
  const line: RuleLine<'rent-relief'> = {
    id: 'rent-relief',
    amountKobo: Math.min(share.amountKobo, capKobo),
    formula: { kind: 'lowest', of: [share, { amountKobo: capKobo }] },
    reference,
  };
  return [{ line, exactPpm: lesser(exactShare, exactCap) }];
}

export function consolidatedRelief(
  { consolidatedRelief: relief }: IncomeTaxLaw,
  incomeKobo: number,
): readonly Relief<'consolidated-relief'>[] {
  if (!relief) return [];
  const { floorKobo, floorRatePpm, ratePpm, reference } = relief;
  const small = { amountKobo: shareOf(incomeKobo, floorRatePpm), ofKobo: incomeKobo, ratePpm: floorRatePpm };
  const first = small.amountKobo > floorKobo ? small : { amountKobo: floorKobo };
  const second = { amountKobo: shareOf(incomeKobo, ratePpm), ofKobo: incomeKobo, ratePpm };
  const [exactSmall, exactFloor] = [exactly(incomeKobo, floorRatePpm), exactly(floorKobo)];
  const line: RuleLine<'consolidated-relief'> = {
    id: 'consolidated-relief',
    amountKobo: sumOf(first.amountKobo, second.amountKobo),
    formula: { kind: 'sum', of: [first, second] },
    reference,
  };
  return [{ line, exactPpm: greater(exactSmall, exactFloor) + exactly(incomeKobo, ratePpm) }];
}
