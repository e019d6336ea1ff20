/** Parts of a million: fine enough for every rate in the law (0.375 % is 3 750), and whole. */
export const wholePpm = 1_000_000;

/** `percent(0.375)` → 3 750 parts of a million. */
export function percent(value: number): number {
  return Math.round(value * 10_000);
}

/** `naira(800_000)` → kobo. For amounts the law names; whole naira only. */
export function naira(amount: number): number {
  return amount * 100;
}

/** A share of an amount, in kobo, halves upwards. Exact for every amount that fits a safe integer. */
export function shareOf(amountKobo: number, ratePpm: number): number {
  const doubled = BigInt(amountKobo) * BigInt(ratePpm) * 2n + BigInt(wholePpm);
  return Number(doubled / BigInt(2 * wholePpm));
}

/** Refuses what is not a whole, non-negative amount of kobo. */
export function requireKobo(name: string, amountKobo: number): void {
  if (!Number.isSafeInteger(amountKobo) || amountKobo < 0)
    throw new RangeError(`${name} must be a whole number of kobo, zero or more`);
}
