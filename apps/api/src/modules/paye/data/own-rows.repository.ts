import type { OwnPayeRow } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

/** People write it with its dashes or without; of a taxpayer with two records they may have either. */
export const writtenAs = (parameter: string) =>
  `array(select w.form from unnest(reading.papers_of(${parameter})) as p (tpui), lateral (values (p.tpui), (replace(p.tpui, '-', ''))) as w (form))`;

/** What employers filed last of somebody, by their TPUI, the newest months first. */
export async function ownRows({ $client }: Database, tpui: string): Promise<readonly OwnPayeRow[]> {
  const { rows } = await $client.query<OwnPayeRow>(
    `select to_char(s.month, 'YYYY-MM') as month, t.name as employer, s.tpui as "employerTpui", r.gross_kobo::float8 as "grossKobo",
        r.deducted_kobo::float8 as "deductedKobo", r.law_kobo::float8 as "lawKobo", exists (
          select from paye_paying_bills(s.tpui, s.month)
        ) and not exists (
          select from paye_paying_bills(s.tpui, s.month) x join bill_overviews o on o.bill_id = x.bill_id where o.status <> 'paid' or o.receipt_in_doubt
        ) as "isReceipted", exists (
          select from paye_returns h join paye_return_rows w on w.return_id = h.id
          where h.tpui = any (reading.papers_of(s.tpui)) and h.year = extract(year from s.month) and w.staff_number = r.staff_number
            and w.tax_id = any (${writtenAs('$1')}) and not exists (
              select from paye_returns n where n.tpui = h.tpui and n.year = h.year and n.version > h.version)
        ) as "isReturnFiled"
      from paye_rows r join paye_schedules s on s.id = r.schedule_id join taxpayers t on t.tpui = s.tpui
      where r.tax_id <> '' and r.tax_id = any (${writtenAs('$1')}) and s.state = 'filed' and not exists (
        select from paye_schedules later where later.tpui = s.tpui and later.month = s.month and later.state = 'filed' and later.version > s.version)
      order by s.month desc, t.name limit 60`,
    [tpui],
  );
  return rows;
}

/** Under which staff number an employer has somebody in a year. */
export async function ownStaffNumber(
  { $client }: Database,
  tpui: string,
  employerTpui: string,
  year: number,
): Promise<string | undefined> {
  const { rows } = await $client.query<{ staffNumber: string }>(
    `select staff_number as "staffNumber" from paye_year($1, $2) where tax_id = any (${writtenAs('$3')}) limit 1`,
    [employerTpui, year, tpui],
  );
  return rows[0]?.staffNumber;
}
