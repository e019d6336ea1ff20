import type { BillStatus, WithholdingLeftOut, WithholdingLine, WithholdingPayer } from '@portal/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import type { MonthCreditRow, PaidOn } from '../../paye/index.ts';

export interface ScheduleRow {
  readonly id: string;
  readonly month: string;
  readonly version: number;
  readonly state: 'draft' | 'filed';
  readonly payer: WithholdingPayer;
  readonly savedAt: Date;
  readonly filedAt: Date | null;
  /** Null: nobody waited for a turn, and it was received when it was filed. */
  readonly arrivedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly payments: number;
  readonly grossKobo: number;
  readonly deductedKobo: number;
  readonly lawKobo: number;
  readonly dueKobo: number;
  readonly beforeKobo: number;
  readonly billReference: string | null;
  readonly billStatus: BillStatus | null;
  /** Of every version's bill that waits to be paid. */
  readonly unpaidKobo: number;
  /** Of what was billed before, in bills that nobody cancelled. */
  readonly standingKobo: number;
  /** Of what was billed before, by bills that this version replaced. */
  readonly replacedKobo: number;
  /** The day of its first filing; null while nothing is filed. */
  readonly filedOn: string | null;
  /** What this filing left paid beyond what is due, and how it stands. */
  readonly credit: MonthCreditRow | null;
  /** Every version's bill that was paid. */
  readonly paid: readonly PaidOn[];
  /** Every bill of the month has a receipt that stands. */
  readonly isReceipted: boolean;
}

const schedule = `s.id, to_char(s.month, 'YYYY-MM') as month, s.version, s.state, s.payer, s.saved_at as "savedAt", s.filed_at as "filedAt", s.arrived_at as "arrivedAt", s.received_at as "receivedAt",
  s.payments, s.gross_kobo::float8 as "grossKobo", s.deducted_kobo::float8 as "deductedKobo", s.law_kobo::float8 as "lawKobo",
  s.due_kobo::float8 as "dueKobo", s.before_kobo::float8 as "beforeKobo", b.reference as "billReference", bill_status_with_parts(b.id, o.status) as "billStatus",
  (select coalesce(sum(u.total_kobo), 0)::float8 from withholding_schedules x join bills u on u.id = x.bill_id
    where x.tpui = s.tpui and x.month = s.month and u.standing = 'open') as "unpaidKobo", s.replaced_kobo::float8 as "replacedKobo",
  (select coalesce(sum(c.total_kobo), 0)::float8 from withholding_bills(s.tpui, s.month) c where is_standing_bill(c.bill_id)) - month_credited('withholding', s.tpui, s.month)::float8 as "standingKobo",
  (select jsonb_build_object('amountKobo', c.amount_kobo, 'state', c.state, 'reason', c.decision_reason) from paye_credits c where c.withholding_schedule_id = s.id) as credit,
  (select lagos_day(min(x.filed_at))::text from withholding_schedules x where x.tpui = s.tpui and x.month = s.month) as "filedOn",
  (select coalesce(jsonb_agg(jsonb_build_object('amountKobo', p.receipt_amount_kobo, 'paidOn', lagos_day(p.receipt_paid_at))), '[]')
    from withholding_paying_bills(s.tpui, s.month) x join bill_overviews p on p.bill_id = x.bill_id where p.status = 'paid') as paid,
  withholding_is_receipted(s.tpui, s.month) as "isReceipted"
  from withholding_schedules s left join bills b on b.id = s.bill_id left join bill_overviews o on o.bill_id = s.bill_id`;

/** Under which record of a payer a month is kept: the one it was filed under, so that a later version amends it. */
export async function monthOwner({ $client }: Pick<Database, '$client'>, tpui: string, month: string): Promise<string> {
  const { rows } = await $client.query<{ tpui: string }>('select withholding_month_of($1, $2::date) as tpui', [
    tpui,
    `${month}-01`,
  ]);
  return rows[0]?.tpui ?? tpui;
}

/** Every version of a payer's year, oldest first. */
export async function schedulesOfYear(
  { $client }: Database,
  tpui: string,
  year: number,
): Promise<readonly ScheduleRow[]> {
  const { rows } = await $client.query<ScheduleRow>(
    `select ${schedule} where s.tpui = any (reading.papers_of($1)) and s.tpui = withholding_month_of($1, s.month) and s.month between make_date($2, 1, 1) and make_date($2, 12, 31) order by s.month, s.version`,
    [tpui, year],
  );
  return rows;
}

/** The newest version of a month, or the newest that is filed. */
export async function newestSchedule(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  month: string,
  state?: 'filed',
): Promise<ScheduleRow | undefined> {
  const { rows } = await $client.query<ScheduleRow>(
    `select ${schedule} where s.tpui = withholding_month_of($1, $2::date) and s.month = $2::date and ($3::text is null or s.state = $3) order by s.version desc limit 1`,
    [tpui, `${month}-01`, state ?? null],
  );
  return rows[0];
}

const line = `name, tax_id as "taxId", payee, transaction, state_id as "stateId", invoice, gross_kobo::float8 as "grossKobo",
       deducted_kobo::float8 as "deductedKobo", rate_ppm as "ratePpm", is_doubled as "isDoubled", law_kobo::float8 as "lawKobo",
       due_kobo::float8 as "dueKobo", beneficiary`;

/** One payment of a schedule, by its place from 1. */
export async function lineAt(
  { $client }: Pick<Database, '$client'>,
  scheduleId: string,
  position: number,
): Promise<Omit<WithholdingLine, 'collectedBy'> | undefined> {
  const { rows } = await $client.query<Omit<WithholdingLine, 'collectedBy'>>(
    `select ${line} from withholding_rows where schedule_id = $1 and position = $2`,
    [scheduleId, position],
  );
  return rows[0];
}

export async function linesOf(
  { $client }: Pick<Database, '$client'>,
  scheduleId: string,
): Promise<readonly Omit<WithholdingLine, 'collectedBy'>[]> {
  const { rows } = await $client.query<Omit<WithholdingLine, 'collectedBy'>>(
    `select ${line} from withholding_rows where schedule_id = $1 order by position`,
    [scheduleId],
  );
  return rows;
}

/** Rows that are left for an amendment. */
export async function leftOutOf(
  { $client }: Pick<Database, '$client'>,
  scheduleId: string,
): Promise<WithholdingLeftOut> {
  const { rows } = await $client.query<{ leftOut: WithholdingLeftOut }>(
    'select left_out as "leftOut" from withholding_schedules where id = $1',
    [scheduleId],
  );
  return rows[0]?.leftOut ?? [];
}
