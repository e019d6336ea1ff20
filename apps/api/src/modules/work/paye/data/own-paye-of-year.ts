import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

export interface OwnPayeOfYear {
  readonly employerTpui: string;
  readonly employer: string;
  /** As the employer wrote it. */
  readonly name: string;
  /** Found by the Tax ID that they stated, which nobody proved. */
  readonly isStated: boolean;
  readonly grossKobo: number;
  readonly deductedKobo: number;
  readonly pensionKobo: number;
  readonly housingFundKobo: number;
  readonly healthInsuranceKobo: number;
  readonly lifeInsuranceKobo: number;
  readonly homeLoanInterestKobo: number;
}

/** What each employer filed last of somebody in a year, by the number alone and each name beside it: whoever shows it compares the name too. */
export function ownPayeOfYear(on: Runner, tpui: string, year: number): Promise<readonly OwnPayeOfYear[]> {
  return tablesOf(on)
    .selectFrom(
      sql<OwnPayeOfYear>`(select employer_tpui as "employerTpui", employer, name, is_stated as "isStated", gross_kobo as "grossKobo", deducted_kobo as "deductedKobo",
        pension_kobo as "pensionKobo", housing_fund_kobo as "housingFundKobo", health_insurance_kobo as "healthInsuranceKobo",
        life_insurance_kobo as "lifeInsuranceKobo", home_loan_interest_kobo as "homeLoanInterestKobo"
        from own_paye_of_year(${tpui}, ${year}::int))`.as('y'),
    )
    .selectAll()
    .execute();
}
