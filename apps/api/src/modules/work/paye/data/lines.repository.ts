import { type PayeChange, type PayeLeftOut, type PayeLine, payeChangesMost, payeLinesAtOnce } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';

type Reader = Pick<Database, '$client'>;

const line = `staff_number as "staffNumber", name, tax_id as "taxId", state_id as "stateId", gross_kobo::float8 as "grossKobo",
  pension_kobo::float8 as "pensionKobo", housing_fund_kobo::float8 as "housingFundKobo",
  health_insurance_kobo::float8 as "healthInsuranceKobo", life_insurance_kobo::float8 as "lifeInsuranceKobo",
  home_loan_interest_kobo::float8 as "homeLoanInterestKobo", yearly_rent_kobo::float8 as "yearlyRentKobo",
  deducted_kobo::float8 as "deductedKobo", law_kobo::float8 as "lawKobo", due_kobo::float8 as "dueKobo",
  coalesce((select b.name from paye_branches b where b.id = branch_id), '') as branch`;

interface Page {
  readonly from?: number | undefined;
  readonly find?: string | undefined;
  /** Its id; `none`: rows without one. */
  readonly branch?: string | undefined;
}

/** Rows of a schedule, the widest difference between deduction and law first. */
export async function linesOf(
  { $client }: Reader,
  scheduleId: string,
  { from = 0, find = '', branch }: Page = {},
): Promise<{ readonly found: number; readonly lines: readonly PayeLine[] }> {
  const { rows } = await $client.query<PayeLine & { readonly found: number }>(
    `select ${line}, count(*) over ()::int as found from paye_rows
     where schedule_id = $1 and ($2 = '' or staff_number = $2 or position(lower($2) in lower(name)) > 0)
       and ($5::text is null or branch_id is not distinct from nullif($5, 'none')::uuid)
     order by abs(law_kobo - deducted_kobo) desc, position offset $3 limit $4`,
    [scheduleId, find, from, payeLinesAtOnce, branch ?? null],
  );
  return { found: rows[0]?.found ?? 0, lines: rows.map(({ found: _found, ...row }) => row) };
}

export async function lineOf(
  { $client }: Reader,
  scheduleId: string,
  staffNumber: string,
): Promise<PayeLine | undefined> {
  const { rows } = await $client.query<PayeLine>(
    `select ${line} from paye_rows where schedule_id = $1 and staff_number = $2`,
    [scheduleId, staffNumber],
  );
  return rows[0];
}

/** From how many another amount was deducted than the law asks for. */
export async function differingIn({ $client }: Reader, scheduleId: string): Promise<number> {
  const { rows } = await $client.query<{ count: number }>(
    'select count(*)::int as count from paye_rows where schedule_id = $1 and deducted_kobo <> law_kobo',
    [scheduleId],
  );
  return rows[0]?.count ?? 0;
}

interface Changes {
  readonly comparedWith: string | null;
  readonly changesCount: number;
  readonly changes: PayeChange[];
}

/** What stands out in a schedule against what is filed for the month before, the largest first. */
export async function changesOf({ $client }: Reader, scheduleId: string): Promise<Changes> {
  const { rows } = await $client.query<Changes>(
    `with found as materialized (
       select *, row_number() over (order by abs(coalesce(gross_kobo, 0) - coalesce(before_kobo, 0)) desc, staff_number) as place from paye_changes($1))
     select (select to_char(b.month, 'YYYY-MM') from paye_schedules b where b.id = paye_before($1)) as "comparedWith",
       (select count(*)::int from found) as "changesCount",
       coalesce((select jsonb_agg(jsonb_build_object('staffNumber', staff_number, 'name', name, 'signs', signs, 'grossKobo', gross_kobo,
           'beforeKobo', before_kobo) order by place) from found where place <= $2), '[]') as changes`,
    [scheduleId, payeChangesMost],
  );
  return rows[0] ?? { comparedWith: null, changesCount: 0, changes: [] };
}

/** The newest version of a month that is filed. */
export async function newestVersion(
  { $client }: Reader,
  tax: 'paye' | 'withholding',
  tpui: string,
  month: string,
): Promise<number> {
  const { rows } = await $client.query<{ version: number | null }>(
    `select max(version)::int as version from ${tax}_schedules where tpui = ${tax}_month_of($1, $2::date) and month = $2::date and state = 'filed'`,
    [tpui, `${month}-01`],
  );
  return rows[0]?.version ?? 0;
}

interface Kept {
  readonly tpui: string;
  /** The record that leads, where the employer's was merged. */
  readonly leadTpui: string;
  readonly state: 'draft' | 'filed';
  /** Of the employer now. */
  readonly officeId: number | null;
}

/** Whose schedule it is. */
export async function scheduleKept({ $client }: Reader, id: string): Promise<Kept | undefined> {
  const { rows } = await $client.query<Kept>(
    `select s.tpui, reading.lead_of(s.tpui) as "leadTpui", s.state, t.home_office_id as "officeId" from paye_schedules s left join taxpayers t on t.tpui = s.tpui where s.id = $1`,
    [id],
  );
  return rows[0];
}

/** Rows that are left for an amendment. */
export async function leftOutOf({ $client }: Reader, scheduleId: string): Promise<PayeLeftOut> {
  const { rows } = await $client.query<{ leftOut: PayeLeftOut }>(
    'select left_out as "leftOut" from paye_schedules where id = $1',
    [scheduleId],
  );
  return rows[0]?.leftOut ?? [];
}
