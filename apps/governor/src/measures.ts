import type { FiscalYear } from './use-fiscal-year.ts';

/** A part of a whole; undefined where nobody knows one of them, never nought for that. */
export function shareOf(part: number | null | undefined, whole: number | undefined): number | undefined {
  return part != null && whole !== undefined && whole > 0 ? part / whole : undefined;
}

/** Of what providers took, what stands on the treasury's bank statement. */
export function settledShareOf(year: FiscalYear | undefined): number | undefined {
  return year?.settled?.share;
}

/** PEFA PI-3.1: collected of the original budget. */
const outturnBands = [
  ['A', 0.97, 1.06],
  ['B', 0.94, 1.12],
  ['C', 0.92, 1.16],
] as const;

export interface Outturn {
  /** Of each full year with a budget, the newest first. */
  readonly shares: readonly { readonly year: number; readonly share: number }[];
  /** Held in at least two of the last three years; undefined where fewer than two are known. */
  readonly band: 'A' | 'B' | 'C' | 'D' | undefined;
}

export function outturnOf(year: FiscalYear | undefined): Outturn {
  const shares = (year?.yearsBefore ?? []).flatMap(({ year: of, kobo, budgetKobo }) => {
    const share = shareOf(kobo, budgetKobo ?? undefined);
    return share === undefined ? [] : [{ year: of, share }];
  });
  if (shares.length < 2) return { shares, band: undefined };
  const holds = ([, least, most]: (typeof outturnBands)[number]) =>
    shares.filter(({ share }) => share >= least && share <= most).length >= 2;
  return { shares, band: outturnBands.find(holds)?.[0] ?? 'D' };
}

/** PEFA PI-19.4: arrears of a year's collection, and how much of them is older than twelve months. Both must hold. */
const bands = [
  ['A', 0.1, 0.25],
  ['B', 0.2, 0.5],
  ['C', 0.4, 0.75],
] as const;

export interface Arrears {
  readonly ratio: number | undefined;
  readonly oldShare: number | undefined;
  readonly band: 'A' | 'B' | 'C' | 'D' | undefined;
}

export function arrearsOf(year: FiscalYear | undefined): Arrears {
  const ratio = shareOf(year?.arrears?.kobo, year?.arrears?.collectedKobo);
  const oldShare = shareOf(year?.arrears?.oldKobo, year?.arrears?.kobo);
  const band =
    ratio === undefined || oldShare === undefined
      ? undefined
      : (bands.find(([, most, mostOld]) => ratio < most && oldShare < mostOld)?.[0] ?? 'D');
  return { ratio, oldShare, band };
}
