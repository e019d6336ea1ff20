const monthsInYear = 12;

/** A month's worth of a year's amount times twelve: what an employer who knows a monthly salary computes with (PAYE). */
export function yearOfMonths(monthlyKobo: number): number {
  return monthlyKobo * monthsInYear;
}

/**
 * What is deducted each month of a year under PAYE. The twelve add up to the year to the kobo: as much has been deducted
 * after a month as that share of the year asks for, rounded down.
 */
export function payeMonths(yearlyTaxKobo: number): readonly number[] {
  const upTo = (month: number) => Number((BigInt(yearlyTaxKobo) * BigInt(month)) / BigInt(monthsInYear));
  return Array.from({ length: monthsInYear }, (_, month) => upTo(month + 1) - upTo(month));
}
