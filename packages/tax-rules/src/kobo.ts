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
  return divideRounded(BigInt(amountKobo) * BigInt(ratePpm), BigInt(wholePpm));
}

/** A fraction in whole kobo, halves upwards. */
export function divideRounded(dividend: bigint, divisor: bigint): number {
  return Number((dividend * 2n + divisor) / (2n * divisor));
}

/** Refuses what is not a whole, non-negative amount of kobo. */
export function requireKobo(name: string, amountKobo: number): void {
  if (!Number.isSafeInteger(amountKobo) || amountKobo < 0)
    throw new RangeError(`${name} must be a whole number of kobo, zero or more`);
}

/** The exact sum; refuses one that no longer fits whole kobo. */
export function sumOf(...amounts: readonly (number | undefined)[]): number {
  const total = amounts.reduce<number>((running, amount) => running + (amount ?? 0), 0);
  requireKobo('The sum', total);
  return total;
}

export function lesser(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

export function greater(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}
