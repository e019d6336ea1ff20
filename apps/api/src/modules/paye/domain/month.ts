const monthsInYear = 12;
/** PAYE is due on the tenth of the month after it. */
const dueDay = '10';

/** `2026-12` → `2027-01-10`. */
export function dueOnOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [nextYear, next] = number === monthsInYear ? [year + 1, 1] : [year, number + 1];
  return `${nextYear}-${String(next).padStart(2, '0')}-${dueDay}`;
}

export function monthsOf(year: number): readonly string[] {
  return Array.from({ length: monthsInYear }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);
}
