import { divideRounded, lesser, naira, percent, wholePpm } from '../kobo.ts';
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
 * two running totals that were rounded once, so rounding never collects at the edges. `exactPpm`, in millionths of a kobo, is
 * what is taxed where the income is shown rounded; it lies within a kobo of it.
 */
export function spread(
  incomeKobo: number,
  table: readonly Band[],
  exactPpm: bigint = BigInt(incomeKobo) * BigInt(wholePpm),
): readonly BandShare[] {
  const shares: BandShare[] = [];
  let fromKobo = 0;
  let leftPpm = exactPpm;
  let runningPpm = 0n;
  let taxedKobo = 0;
  for (const { widthKobo, ratePpm } of table) {
    const chargedKobo = Math.min(incomeKobo - fromKobo, widthKobo ?? Number.POSITIVE_INFINITY);
    const chargedPpm = widthKobo === null ? leftPpm : lesser(leftPpm, BigInt(widthKobo) * BigInt(wholePpm));
    leftPpm -= chargedPpm;
    runningPpm += chargedPpm * BigInt(ratePpm);
    const taxKobo = divideRounded(runningPpm, BigInt(wholePpm) ** 2n) - taxedKobo;
    taxedKobo += taxKobo;
    const last = shares.at(-1);
    if (chargedKobo > 0) shares.push({ fromKobo, chargedKobo, ratePpm, taxKobo });
    // Less than a kobo beyond the edge: shown with the band below.
    else if (taxKobo > 0 && last) shares[shares.length - 1] = { ...last, taxKobo: last.taxKobo + taxKobo };
    fromKobo += Math.max(0, chargedKobo);
  }
  return shares;
}

export function taxOver(shares: readonly BandShare[]): number {
  return shares.reduce((sum, { taxKobo }) => sum + taxKobo, 0);
}
