const monthsInYear = 12;

export function monthsOf(year: number): readonly string[] {
  return Array.from({ length: monthsInYear }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}
