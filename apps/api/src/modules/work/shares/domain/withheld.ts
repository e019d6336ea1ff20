/** Tax withheld of shares, in kobo: towards zero, so that what goes back gives back no more than was withheld. Source: SI 34 of 2024. */
export function withheldOf(grossKobo: number, basisPoints: number): number {
  return Number((BigInt(grossKobo) * BigInt(basisPoints)) / 10_000n);
}
