import { type PayeReturn, type PayeYearRow, payeLinesAtOnce } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { TimeOfFiling } from '../../../../platform/http/arrival.ts';

export type YearRow = Omit<PayeYearRow, 'yearLawKobo'> & { readonly receiptedGrossKobo: number };

const kobo = (name: string, as: string) => `${name}_kobo::float8 as "${as}Kobo"`;
const yearRow = `staff_number as "staffNumber", name, tax_id as "taxId", state_id as "stateId", months, first_month as "firstMonth",
    last_month as "lastMonth", ${kobo('gross', 'gross')}, ${kobo('pension', 'pension')}, ${kobo('housing_fund', 'housingFund')},
    ${kobo('health_insurance', 'healthInsurance')}, ${kobo('life_insurance', 'lifeInsurance')},
    ${kobo('home_loan_interest', 'homeLoanInterest')}, ${kobo('yearly_rent', 'yearlyRent')}, ${kobo('deducted', 'deducted')}, ${kobo('law', 'law')},
    ${kobo('due', 'due')}, receipted_months as "receiptedMonths", ${kobo('receipted', 'receipted')}, ${kobo('receipted_gross', 'receiptedGross')}`;

/** The employees of a year, or the one with a staff number. */
export async function yearOf(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  year: number,
  staffNumber?: string,
): Promise<readonly YearRow[]> {
  const { rows } = await $client.query<YearRow>(
    `select ${yearRow} from paye_year($1, $2) where $3::text is null or staff_number = $3 order by staff_number`,
    [tpui, year, staffNumber ?? null],
  );
  return rows;
}

interface Page {
  readonly from?: number | undefined;
  readonly find?: string | undefined;
}

/** Some of them, by staff number. */
export async function yearPage(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  year: number,
  { from = 0, find = '' }: Page = {},
): Promise<{ readonly found: number; readonly rows: readonly YearRow[] }> {
  const { rows } = await $client.query<YearRow & { readonly found: number }>(
    `select ${yearRow}, count(*) over ()::int as found from paye_year($1, $2)
     where $3 = '' or staff_number = $3 or position(lower($3) in lower(name)) > 0 order by staff_number offset $4 limit $5`,
    [tpui, year, find, from, payeLinesAtOnce],
  );
  return { found: rows[0]?.found ?? 0, rows: rows.map(({ found: _found, ...row }) => row) };
}

/** Those of whom something is receipted, by staff number. */
export async function certifiedPage(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  year: number,
  { from, most }: { readonly from: number; readonly most: number },
): Promise<readonly YearRow[]> {
  const { rows } = await $client.query<YearRow>(
    `select ${yearRow} from paye_year($1, $2) where receipted_kobo > 0 order by staff_number offset $3 limit $4`,
    [tpui, year, from, most],
  );
  return rows;
}

export interface YearSums {
  readonly employees: number;
  readonly grossKobo: number;
  readonly deductedKobo: number;
  readonly lawKobo: number;
  readonly dueKobo: number;
  readonly receiptedKobo: number;
  /** Of whom something is receipted. */
  readonly certified: number;
  readonly filedMonths: number;
  readonly firstMonth: string | null;
  readonly lastMonth: string | null;
}

export async function yearSums({ $client }: Pick<Database, '$client'>, tpui: string, year: number): Promise<YearSums> {
  const sum = (name: string) => `coalesce(sum(${name}_kobo), 0)::float8 as "${name}Kobo"`;
  const { rows } = await $client.query<YearSums>(
    `select count(*)::int as employees, ${['gross', 'deducted', 'law', 'due', 'receipted'].map(sum).join(', ')}, (count(*) filter (where receipted_kobo > 0))::int as certified,
       (select count(distinct s.month)::int from paye_schedules s where s.tpui = any (reading.papers_of($1)) and s.state = 'filed'
         and s.month between make_date($2, 1, 1) and make_date($2, 12, 31)) as "filedMonths", min(first_month) as "firstMonth", max(last_month) as "lastMonth" from paye_year($1, $2)`,
    [tpui, year],
  );
  const [found] = rows;
  if (!found) throw new Error('Sums have a row');
  return found;
}

/** Months from the first that the employer ever filed to the end of the year that are not filed. */
export async function missingMonths(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  year: number,
): Promise<readonly string[]> {
  const { rows } = await $client.query<{ month: string }>(
    `select to_char(m, 'YYYY-MM') as month from generate_series(make_date($2, 1, 1)::timestamp, make_date($2, 12, 1)::timestamp, interval '1 month') m
      where m >= coalesce((select min(month) from paye_schedules where tpui = any (reading.papers_of($1)) and state = 'filed'), make_date($2, 1, 1))
        and not exists (select from paye_schedules s where s.tpui = any (reading.papers_of($1)) and s.month = m::date and s.state = 'filed') order by m`,
    [tpui, year],
  );
  return rows.map(({ month }) => month);
}

/** Gross pay of the last filed month of the year. */
export async function lastGrossKobo(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  year: number,
): Promise<number> {
  const { rows } = await $client.query<{ grossKobo: number }>(
    `select gross_kobo::float8 as "grossKobo" from paye_schedules where tpui = any (reading.papers_of($1)) and state = 'filed'
      and month between make_date($2, 1, 1) and make_date($2, 12, 31) order by month desc, version desc limit 1`,
    [tpui, year],
  );
  return rows[0]?.grossKobo ?? 0;
}

type Filed = Omit<NonNullable<PayeReturn['filed']>, 'isOutdated' | 'filedAt'> & {
  readonly id: string;
  readonly filedAt: Date;
  readonly grossKobo: number;
  readonly deductedKobo: number;
  readonly lawKobo: number;
  /** Something of the year was filed after it. */
  readonly isAmended: boolean;
};

export async function newestReturn(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  year: number,
): Promise<Filed | undefined> {
  const { rows } = await $client.query<Filed>(
    `select r.id, r.version, r.filed_at as "filedAt", r.signed_as as "signedAs", ${kobo('projected', 'projected')}, r.employees, ${kobo('r.due', 'due')},
        ${kobo('r.gross', 'gross')}, ${kobo('r.deducted', 'deducted')}, ${kobo('r.law', 'law')}, exists (
          select from paye_schedules s where s.tpui = any (reading.papers_of(r.tpui)) and s.state = 'filed' and s.filed_at > r.filed_at
            and s.month between make_date(r.year, 1, 1) and make_date(r.year, 12, 31)) as "isAmended"
      from paye_returns r where r.tpui = any (reading.papers_of($1)) and r.year = $2 order by (r.tpui = $1) desc, r.version desc limit 1`,
    [tpui, year],
  );
  return rows[0];
}

/** One at a time for an employer's year. */
export async function lockYear(tx: Transaction, tpui: string, year: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`paye-return:${tpui}:${year}`}, 0))`);
}

interface NewReturn {
  readonly tpui: string;
  readonly made: Pick<PayeReturn, 'year' | 'employees' | 'grossKobo' | 'deductedKobo' | 'lawKobo' | 'dueKobo'>;
  readonly rows: readonly PayeYearRow[];
  readonly version: number;
  readonly signedAs: string;
  readonly projectedKobo: number;
  readonly declarationVersion: number;
  readonly userId: string;
  readonly time: TimeOfFiling;
}

/** Written at once: what takes a few milliseconds to put into words. */
const rowsAtOnce = 2_500;

export async function insertReturn(tx: Transaction, filed: NewReturn): Promise<void> {
  const { tpui, made, rows: employees, version, signedAs, projectedKobo, declarationVersion, userId, time } = filed;
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into paye_returns (tpui, year, version, employees, gross_kobo, deducted_kobo, law_kobo, due_kobo, projected_kobo, signed_as,
        declaration_version, filed_by, filed_at, arrived_at, received_at)
      values (${tpui}, ${made.year}, ${version}, ${made.employees}, ${made.grossKobo}, ${made.deductedKobo}, ${made.lawKobo}, ${made.dueKobo},
        ${projectedKobo}, ${signedAs}, ${declarationVersion}, ${userId}::uuid, ${time.countsAt.toISOString()}::timestamptz,
        ${time.arrivedAt?.toISOString() ?? null}::timestamptz, ${time.receivedAt.toISOString()}::timestamptz) returning id`,
  );
  for (let from = 0; from < employees.length; from += rowsAtOnce)
    await tx.execute(
      sql`insert into paye_return_rows (return_id, staff_number, name, tax_id, state_id, months, gross_kobo, pension_kobo, housing_fund_kobo,
          health_insurance_kobo, life_insurance_kobo, home_loan_interest_kobo, yearly_rent_kobo, deducted_kobo, law_kobo, due_kobo, year_law_kobo)
        select ${rows[0]?.id}::uuid, r."staffNumber", r.name, r."taxId", r."stateId", r.months, r."grossKobo", r."pensionKobo", r."housingFundKobo",
          r."healthInsuranceKobo", r."lifeInsuranceKobo", r."homeLoanInterestKobo", r."yearlyRentKobo", r."deductedKobo", r."lawKobo", r."dueKobo", r."yearLawKobo"
        from jsonb_to_recordset(${JSON.stringify(employees.slice(from, from + rowsAtOnce))}::jsonb) r ("staffNumber" text, name text, "taxId" text,
          "stateId" smallint, months smallint, "grossKobo" bigint, "pensionKobo" bigint, "housingFundKobo" bigint, "healthInsuranceKobo" bigint, "lifeInsuranceKobo" bigint, "homeLoanInterestKobo" bigint,
          "yearlyRentKobo" bigint, "deductedKobo" bigint, "lawKobo" bigint, "dueKobo" bigint, "yearLawKobo" bigint)`,
    );
}
