import type { listOwnPayeRows, OwnPayeRow, ParsedRequestOf } from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, readList } from '../../../../platform/lists/read-list.ts';

type Query = ParsedRequestOf<typeof listOwnPayeRows>['query'];

const [before, after] = [
  `array(select w.form from unnest(reading.papers_of(`,
  `)) as p (tpui), lateral (values (p.tpui), (replace(p.tpui, '-', ''))) as w (form))`,
];
/** People write it with its dashes or without; of a taxpayer with two records they may have either. */
export const writtenAs = (parameter: string) => before + parameter + after;

const sourceFor = (written: SQL): ListSource<OwnPayeRow, Query['sortField']> => ({
  from: sql`paye_rows r join paye_schedules s on s.id = r.schedule_id join taxpayers t on t.tpui = s.tpui`,
  key: { column: sql`(s.id || ' ' || r.position)`, type: 'text' },
  select: {
    month: sql`to_char(s.month, 'YYYY-MM')`,
    employer: sql`t.name`,
    employerTpui: sql`s.tpui`,
    grossKobo: sql`r.gross_kobo`,
    deductedKobo: sql`r.deducted_kobo`,
    lawKobo: sql`r.law_kobo`,
    isReceipted: sql`(exists (select from paye_paying_bills(s.tpui, s.month)) and not exists (
      select from paye_paying_bills(s.tpui, s.month) x join bill_overviews o on o.bill_id = x.bill_id where o.status <> 'paid' or o.receipt_in_doubt))`,
    isReturnFiled: sql`exists (
      select from paye_returns h join paye_return_rows w on w.return_id = h.id
      where h.tpui = any (reading.papers_of(s.tpui)) and h.year = extract(year from s.month) and w.staff_number = r.staff_number
        and w.tax_id = any (${written}) and not exists (
          select from paye_returns n where n.tpui = h.tpui and n.year = h.year and n.version > h.version))`,
  },
  sorts: { month: { column: sql`s.month`, type: 'date' } },
});

/** What employers filed last of somebody, by their TPUI, the newest months first. */
export function ownRows(db: Database, tpui: string, query: Query): Promise<Listed<OwnPayeRow>> {
  const written = sql`${sql.raw(before)}${tpui}${sql.raw(after)}`;
  return readList(
    db,
    sourceFor(written),
    query,
    sql`r.tax_id <> '' and r.tax_id = any (${written}) and s.state = 'filed' and not exists (
      select from paye_schedules later where later.tpui = s.tpui and later.month = s.month and later.state = 'filed' and later.version > s.version)`,
  );
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
