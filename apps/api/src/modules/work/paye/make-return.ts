import { setImmediate as othersTurn } from 'node:timers/promises';
import { kobo, type PayeReturn, type PayeYearRow } from '@portal/contracts';
import { incomeTax, yearOfMonths } from '@portal/tax-rules';
import type { Database } from '../../../platform/db/database.ts';
import { dueOnOf } from '../obligations/index.ts';
import {
  lastGrossKobo,
  missingMonths,
  newestReturn,
  type YearRow,
  yearOf,
  yearPage,
  yearSums,
} from './data/returns.repository.ts';

/** Words come with the language of whoever asks. */
type MadeReturn = Omit<PayeReturn, 'dueInWords'>;
type Reader = Pick<Database, '$client'>;

/** Form H1 of an employer's year as the filed months have it now, with the first of its employees, and what was filed of it. */
export async function makeReturn(db: Reader, tpui: string, year: number): Promise<MadeReturn> {
  const [sums, { rows }, filed, missing, lastKobo, dueOn] = await Promise.all([
    yearSums(db, tpui, year),
    yearPage(db, tpui, year),
    newestReturn(db, tpui, year),
    missingMonths(db, tpui, year),
    lastGrossKobo(db, tpui, year),
    dueOnOf(db, 'form-h1', String(year)),
  ]);
  return {
    year,
    dueOn,
    missing: [...missing],
    filedMonths: sums.filedMonths,
    employees: sums.employees,
    grossKobo: kobo(sums.grossKobo),
    deductedKobo: kobo(sums.deductedKobo),
    lawKobo: kobo(sums.lawKobo),
    dueKobo: kobo(sums.dueKobo),
    receiptedKobo: kobo(sums.receiptedKobo),
    projectedKobo: kobo(yearOfMonths(lastKobo)),
    certified: sums.certified,
    firstMonth: sums.firstMonth,
    lastMonth: sums.lastMonth,
    rows: rows.map((row) => withYearLaw(row, year)),
    filed: filed
      ? {
          version: filed.version,
          filedAt: filed.filedAt.toISOString(),
          signedAs: filed.signedAs,
          projectedKobo: kobo(filed.projectedKobo),
          employees: filed.employees,
          dueKobo: kobo(filed.dueKobo),
          isOutdated: filed.isAmended,
        }
      : null,
  };
}

/** As many as are computed in a few milliseconds. */
const atOnce = 250;

/** All employees of the year; other calls are answered in between. */
export async function yearRowsOf(db: Reader, tpui: string, year: number): Promise<readonly PayeYearRow[]> {
  const found = await yearOf(db, tpui, year);
  const rows: PayeYearRow[] = [];
  for (let from = 0; from < found.length; from += atOnce) {
    for (const row of found.slice(from, from + atOnce)) rows.push(withYearLaw(row, year));
    await othersTurn();
  }
  return rows;
}

/** The tax of the whole year by the law of its end. */
export function withYearLaw({ receiptedGrossKobo: _gross, ...row }: YearRow, year: number): PayeYearRow {
  return { ...row, yearLawKobo: kobo(incomeOfYear(row, year).taxKobo) };
}

type IncomeKey =
  `${'gross' | 'pension' | 'housingFund' | 'healthInsurance' | 'lifeInsurance' | 'homeLoanInterest' | 'yearlyRent'}Kobo`;

/** What somebody had in a year, by the law of its end. */
export function incomeOfYear(row: Readonly<Record<IncomeKey, number>>, year: number) {
  return incomeTax({
    day: `${year}-12-31`,
    employmentIncomeKobo: row.grossKobo,
    pensionKobo: row.pensionKobo,
    housingFundKobo: row.housingFundKobo,
    healthInsuranceKobo: row.healthInsuranceKobo,
    lifeInsuranceKobo: row.lifeInsuranceKobo,
    homeLoanInterestKobo: row.homeLoanInterestKobo,
    rentPaidKobo: row.yearlyRentKobo,
  });
}
