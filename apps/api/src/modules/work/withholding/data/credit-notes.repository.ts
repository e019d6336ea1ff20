import {
  kobo,
  type listOwnCreditNotes,
  type OwnCreditNote,
  type ParsedRequestOf,
  type WithholdingClass,
} from '@portal/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { columnsOf } from '../../../../platform/lists/fragments.ts';
import type { ListSource } from '../../../../platform/lists/list-source.ts';
import { type Listed, presentPage, readList } from '../../../../platform/lists/read-list.ts';
import { runQueryOn } from '../../../../platform/lists/run-query.ts';

/** What one payer withheld from one beneficiary in one month, by what is filed last. */
export interface Credit {
  /** The newest filing of the month. */
  readonly scheduleId: string;
  readonly month: string;
  readonly payer: string;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed: boolean;
  readonly payerTpui: string;
  readonly beneficiary: string;
  readonly name: string;
  readonly taxId: string;
  readonly payments: number;
  readonly classes: WithholdingClass[];
  readonly grossKobo: number;
  readonly taxKobo: number;
  readonly isReceipted: boolean;
  /** Of the month's bills. */
  readonly receipts: readonly string[];
}

type Query = ParsedRequestOf<typeof listOwnCreditNotes>['query'];

/** Together by payer, month and beneficiary; what is asked of few of them alone stands outside. */
const credits = (beneficiary: readonly string[], which = sql`true`) => sql`(
    select s.id as schedule_id, s.tpui, s.month, t.name as payer, r.beneficiary,
      (array_agg(r.name order by r.position))[1] as name, (array_agg(r.tax_id order by r.position))[1] as tax_id, count(*)::int as payments,
      array_agg(distinct r.transaction) as classes, sum(r.gross_kobo)::bigint as gross_kobo, sum(r.due_kobo)::bigint as tax_kobo
    from withholding_rows r join withholding_schedules s on s.id = r.schedule_id join taxpayers t on t.tpui = s.tpui
    where r.beneficiary = any (${sql.param([...beneficiary])}::text[]) and r.due_kobo > 0 and s.state = 'filed' and ${which} and not exists (
        select from withholding_schedules later where later.tpui = s.tpui and later.month = s.month and later.state = 'filed' and later.version > s.version)
    group by s.id, t.name, r.beneficiary
  ) as c`;
const common = {
  month: sql`to_char(c.month, 'YYYY-MM')`,
  payer: sql`c.payer`,
  payerTpui: sql`c.tpui`,
  classes: sql`c.classes`,
  grossKobo: sql`c.gross_kobo`,
  taxKobo: sql`c.tax_kobo`,
  isReceipted: sql`withholding_is_receipted(c.tpui, c.month)`,
};
const columns: { readonly [K in keyof Credit]: SQL } = {
  ...common,
  scheduleId: sql`c.schedule_id`,
  isUnconfirmed: sql`exists (select from organisations g where g.tpui = c.tpui and g.confirmed_at is null)`,
  beneficiary: sql`c.beneficiary`,
  name: sql`c.name`,
  taxId: sql`c.tax_id`,
  payments: sql`c.payments`,
  receipts: sql`array(select o.receipt_number from withholding_schedules x join bill_overviews o on o.bill_id = x.bill_id
    where x.tpui = c.tpui and x.month = c.month and o.status = 'paid' order by x.version)`,
};

export async function creditOf(
  { $client }: Database,
  {
    tpui,
    month,
    beneficiary,
  }: { readonly tpui: string; readonly month: string; readonly beneficiary: readonly string[] },
): Promise<Credit | undefined> {
  const which = sql`s.tpui = ${tpui} and s.month = ${`${month}-01`}::date`;
  const client = await $client.connect();
  try {
    const [found] = await runQueryOn(client)<Credit>(
      sql`select ${columnsOf(columns)} from ${credits(beneficiary, which)}`,
    );
    return found;
  } finally {
    client.release();
  }
}

/** What was withheld from somebody by whoever filed it, the newest months first. */
export async function creditsOf(
  db: Database,
  beneficiary: readonly string[],
  query: Query,
): Promise<Listed<OwnCreditNote>> {
  const source: ListSource<OwnCreditNote, Query['sortField']> = {
    from: credits(beneficiary),
    key: { column: sql`(c.schedule_id || ' ' || c.beneficiary)`, type: 'text' },
    select: common,
    sorts: { month: { column: sql`c.month`, type: 'date' } },
  };
  return presentPage(await readList(db, source, query), ({ grossKobo, taxKobo, ...note }) => ({
    ...{ ...note, grossKobo: kobo(grossKobo), taxKobo: kobo(taxKobo) },
  }));
}

/** That a paper goes out which claims it. False: the month was filed again, or a receipt voided, since it was read. */
export async function noteGivenOut(
  { $client }: Database,
  { scheduleId, beneficiary, taxKobo }: Credit,
): Promise<boolean> {
  try {
    await $client.query(
      `insert into withholding_notes (schedule_id, beneficiary, tax_kobo) values ($1, $2, $3) on conflict do nothing`,
      [scheduleId, beneficiary, taxKobo],
    );
    return true;
  } catch (error) {
    if (violates(error, 'withholding_notes_of_filed')) return false;
    throw error;
  }
}

/** The keys of whoever has a TPUI, as rows have it: of every record of theirs. */
export async function beneficiariesOf({ $client }: Database, tpui: string): Promise<readonly string[]> {
  const { rows } = await $client.query<{ key: string }>(
    `select md5('id:' || lower(translate(t.tpui, '- ', ''))) as key from unnest(reading.papers_of($1)) as t (tpui)`,
    [tpui],
  );
  return rows.map(({ key }) => key);
}
