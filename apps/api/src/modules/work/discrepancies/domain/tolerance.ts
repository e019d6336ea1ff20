const leastKobo = 1_000_000;
const share = 100;

/** A difference up to ₦10,000, or up to a hundredth of what was declared, is rounding and no question. Kobo. */
export function toleranceOf(declaredKobo: number): number {
  return Math.max(leastKobo, Math.floor(declaredKobo / share));
}
