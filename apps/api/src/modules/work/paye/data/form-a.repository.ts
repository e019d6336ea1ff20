import type { PayeYearRow } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import { writtenAs } from './own-rows.repository.ts';

const kobo = (name: string, as: string) => `r.${name}_kobo::float8 as "${as}Kobo"`;
const row = `r.staff_number as "staffNumber", r.name, r.tax_id as "taxId", coalesce(s.name, '') as state, r.months, ${kobo('gross', 'gross')},
    ${kobo('pension', 'pension')}, ${kobo('housing_fund', 'housingFund')}, ${kobo('health_insurance', 'healthInsurance')},
    ${kobo('life_insurance', 'lifeInsurance')}, ${kobo('home_loan_interest', 'homeLoanInterest')}, ${kobo('yearly_rent', 'yearlyRent')},
    ${kobo('deducted', 'deducted')}, ${kobo('law', 'law')}, ${kobo('due', 'due')}, ${kobo('year_law', 'yearLaw')}
  from paye_return_rows r left join states s on s.id = r.state_id where r.return_id = $1::uuid`;

/** What a filed return says of somebody, as it was filed. */
export type FiledRow = Omit<
  PayeYearRow,
  'stateId' | 'firstMonth' | 'lastMonth' | 'receiptedMonths' | 'receiptedKobo'
> & {
  /** Where they live, by name. */
  readonly state: string;
};

/** The employee with a staff number. */
export async function filedRow(
  { $client }: Pick<Database, '$client'>,
  returnId: string,
  staffNumber: string,
): Promise<readonly FiledRow[]> {
  const { rows } = await $client.query<FiledRow>(`select ${row} and r.staff_number = $2`, [returnId, staffNumber]);
  return rows;
}

/** Whoever has a TPUI, under each staff number they had in the year. */
export async function ownFiledRows(
  { $client }: Pick<Database, '$client'>,
  returnId: string,
  tpui: string,
): Promise<readonly FiledRow[]> {
  const { rows } = await $client.query<FiledRow>(
    `select ${row} and r.tax_id <> '' and r.tax_id = any (${writtenAs('$2')}) order by r.staff_number limit 12`,
    [returnId, tpui],
  );
  return rows;
}
