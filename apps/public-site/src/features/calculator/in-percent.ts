/** `7800` → `0.78%`. */
export function inPercent(ratePpm: number): string {
  return `${ratePpm / 10_000}%`;
}
