import { incomeTax } from './income-tax.ts';
import { payeMonths, yearOfMonths } from './paye.ts';

/** What one employee earned in a month, in kobo. The rent is of the year, as the law asks for it. */
export interface PayeMonthInput {
  /** `2026-10`, from `firstPayeMonth` on. */
  readonly month: string;
  readonly grossKobo: number;
  readonly pensionKobo: number;
  readonly housingFundKobo: number;
  readonly healthInsuranceKobo: number;
  readonly lifeInsuranceKobo?: number;
  readonly homeLoanInterestKobo?: number;
  readonly yearlyRentKobo: number;
}

/** Before it the minimum wage changed within a month. */
export const firstPayeMonth = '2025-01';

/** What the law in force at the end of the month has an employer deduct: this month's part of the tax of twelve such months. */
export function payeOfMonth(input: PayeMonthInput): number {
  const { month, grossKobo, pensionKobo, housingFundKobo, healthInsuranceKobo, yearlyRentKobo } = input;
  const { lifeInsuranceKobo = 0, homeLoanInterestKobo = 0 } = input;
  if (month < firstPayeMonth) throw new RangeError(`No PAYE is computed for ${month}`);
  const { taxKobo } = incomeTax({
    day: `${month}-28`,
    employmentIncomeKobo: yearOfMonths(grossKobo),
    pensionKobo: yearOfMonths(pensionKobo),
    housingFundKobo: yearOfMonths(housingFundKobo),
    healthInsuranceKobo: yearOfMonths(healthInsuranceKobo),
    lifeInsuranceKobo: yearOfMonths(lifeInsuranceKobo),
    homeLoanInterestKobo: yearOfMonths(homeLoanInterestKobo),
    rentPaidKobo: yearlyRentKobo,
  });
  return payeMonths(taxKobo)[Number(month.slice('YYYY-'.length)) - 1] ?? 0;
}
