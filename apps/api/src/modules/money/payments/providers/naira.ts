const largestPlausibleKobo = 9_007_199_254_740_991n;

/** `2000000` → `20000.00`: the one spelling we use at a provider's door, in the hash and in the body alike. */
export function nairaAmount(amountKobo: number): string {
  if (!Number.isSafeInteger(amountKobo) || amountKobo < 0) throw new RangeError('An amount is a whole number of kobo');
  const digits = String(amountKobo).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * The exact kobo of a naira literal, or null when it is not a whole number of kobo (`19999.999999`), negative, or no number.
 * Works on the text alone. Exponents are read because Java servers print ten million as `1.0E7`.
 */
export function koboOfNaira(literal: string): number | null {
  const match = /^(\d{1,20})(?:\.(\d{1,20}))?(?:[eE]\+?(\d{1,2}))?$/.exec(literal.trim());
  if (!match) return null;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent) + 2;
  const digits = fraction.padEnd(shift, '0');
  if (/[1-9]/.test(digits.slice(shift))) return null;
  const amount = BigInt(whole + digits.slice(0, shift));
  return amount > largestPlausibleKobo ? null : Number(amount);
}

/** Kobo as providers that count in kobo write them: digits only. */
export function koboOfDigits(literal: string): number | null {
  if (!/^\d{1,16}$/.test(literal)) return null;
  const amount = BigInt(literal);
  return amount > largestPlausibleKobo ? null : Number(amount);
}
