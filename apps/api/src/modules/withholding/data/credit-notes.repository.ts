import { kobo, type OwnCreditNote, type WithholdingClass } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

/** What one payer withheld from one beneficiary in one month, by what is filed last. */
export interface Credit {
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

const credits = `select to_char(s.month, 'YYYY-MM') as month, t.name as payer,
    exists (select from organisations g where g.tpui = s.tpui and g.confirmed_at is null) as "isUnconfirmed", s.tpui as "payerTpui", r.beneficiary,
    (array_agg(r.name order by r.position))[1] as name, (array_agg(r.tax_id order by r.position))[1] as "taxId", count(*)::int as payments,
    array_agg(distinct r.transaction) as classes, sum(r.gross_kobo)::float8 as "grossKobo", sum(r.due_kobo)::float8 as "taxKobo",
    withholding_is_receipted(s.tpui, s.month) as "isReceipted",
    array(select o.receipt_number from withholding_schedules x join bill_overviews o on o.bill_id = x.bill_id
      where x.tpui = s.tpui and x.month = s.month and o.status = 'paid' order by x.version) as receipts
  from withholding_rows r join withholding_schedules s on s.id = r.schedule_id join taxpayers t on t.tpui = s.tpui
  where r.beneficiary = any ($1) and r.due_kobo > 0 and s.state = 'filed' and not exists (
      select from withholding_schedules later where later.tpui = s.tpui and later.month = s.month and later.state = 'filed' and later.version > s.version)`;
const together = `group by s.id, t.name, r.beneficiary`;

export async function creditOf(
  { $client }: Database,
  {
    tpui,
    month,
    beneficiary,
  }: { readonly tpui: string; readonly month: string; readonly beneficiary: readonly string[] },
): Promise<Credit | undefined> {
  const { rows } = await $client.query<Credit>(`${credits} and s.tpui = $2 and s.month = $3::date ${together}`, [
    beneficiary,
    tpui,
    `${month}-01`,
  ]);
  return rows[0];
}

/** What was withheld from somebody by whoever filed it, the newest months first. */
export async function creditsOf(
  { $client }: Database,
  beneficiary: readonly string[],
): Promise<readonly OwnCreditNote[]> {
  const { rows } = await $client.query<Credit>(`${credits} ${together} order by s.month desc, t.name limit 200`, [
    beneficiary,
  ]);
  return rows.map(({ month, payer, payerTpui, classes, grossKobo, taxKobo, isReceipted }) => ({
    ...{ month, payer, payerTpui, classes, grossKobo: kobo(grossKobo), taxKobo: kobo(taxKobo), isReceipted },
  }));
}

/** The keys of whoever has a TPUI, as rows have it: of every record of theirs. */
export async function beneficiariesOf({ $client }: Database, tpui: string): Promise<readonly string[]> {
  const { rows } = await $client.query<{ key: string }>(
    `select md5('id:' || lower(translate(t.tpui, '- ', ''))) as key from unnest(reading.papers_of($1)) as t (tpui)`,
    [tpui],
  );
  return rows.map(({ key }) => key);
}
