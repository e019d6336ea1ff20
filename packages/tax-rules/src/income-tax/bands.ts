import { divideRounded, naira, percent, wholePpm } from '../kobo.ts';
import type { BandShare } from '../rule.ts';

/** A slice of chargeable income and its rate; the last slice has no width. */
export interface Band {
  readonly widthKobo: number | null;
  readonly ratePpm: number;
}

export function bands(
  ...table: readonly (readonly [widthNaira: number | null, ratePercent: number])[]
): readonly Band[] {
  return table.map(([width, rate]) => ({ widthKobo: width === null ? null : naira(width), ratePpm: percent(rate) }));
}

/**
 * Splits an income over the bands. The shares add up to the tax on the whole to the kobo: each share is the difference of
 * two running totals that were rounded once, so rounding never collects at the edges.
 */
export function spread(incomeKobo: number, table: readonly Band[]): readonly BandShare[] {
  const shares: BandShare[] = [];
  let fromKobo = 0;
  let exactPpm = 0n;
  let taxedKobo = 0;
  for (const { widthKobo, ratePpm } of table) {
    const chargedKobo = Math.min(incomeKobo - fromKobo, widthKobo ?? Number.POSITIVE_INFINITY);
    if (chargedKobo <= 0) break;
    exactPpm += BigInt(chargedKobo) * BigInt(ratePpm);
    const runningKobo = divideRounded(exactPpm, BigInt(wholePpm));
    shares.push({ fromKobo, chargedKobo, ratePpm, taxKobo: runningKobo - taxedKobo });
    taxedKobo = runningKobo;
    fromKobo += chargedKobo;
  }
  return shares;
}

export function taxOver(shares: readonly BandShare[]): number {
  return shares.reduce((sum, { taxKobo }) => sum + taxKobo, 0);
}
