import type { BillStatus } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { TimeOfFiling } from '../../../../platform/http/arrival.ts';
import type { PaidOn } from '../lateness.ts';
import type { MonthCreditRow } from '../present-credit.ts';

export interface ScheduleRow {
  readonly id: string;
  readonly month: string;
  readonly version: number;
  readonly state: 'draft' | 'filed';
  readonly savedAt: Date;
  readonly filedAt: Date | null;
  /** Null: nobody waited for a turn, and it was received when it was filed. */
  readonly arrivedAt: Date | null;
  readonly receivedAt: Date | null;
  readonly employees: number;
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
}

const schedule = `s.id, to_char(s.month, 'YYYY-MM') as month, s.version, s.state, s.saved_at as "savedAt", s.filed_at as "filedAt", s.arrived_at as "arrivedAt", s.received_at as "receivedAt",
  s.employees, s.gross_kobo::float8 as "grossKobo", s.deducted_kobo::float8 as "deductedKobo", s.law_kobo::float8 as "lawKobo",
  s.due_kobo::float8 as "dueKobo", s.before_kobo::float8 as "beforeKobo", b.reference as "billReference", bill_status_with_parts(b.id, o.status) as "billStatus",
  (select coalesce(sum(u.total_kobo), 0)::float8 from paye_schedules x join bills u on u.id = x.bill_id
    where x.tpui = s.tpui and x.month = s.month and u.standing = 'open') as "unpaidKobo", s.replaced_kobo::float8 as "replacedKobo",
  (select coalesce(sum(c.total_kobo), 0)::float8 from paye_bills(s.tpui, s.month) c where is_standing_bill(c.bill_id)) - paye_credited(s.tpui, s.month)::float8 as "standingKobo",
  (select jsonb_build_object('amountKobo', c.amount_kobo, 'state', c.state, 'reason', c.decision_reason) from paye_credits c where c.schedule_id = s.id) as credit,
  (select lagos_day(min(x.filed_at))::text from paye_schedules x where x.tpui = s.tpui and x.month = s.month) as "filedOn",
  (select coalesce(jsonb_agg(jsonb_build_object('amountKobo', p.receipt_amount_kobo, 'paidOn', lagos_day(p.receipt_paid_at))), '[]')
    from paye_paying_bills(s.tpui, s.month) x join bill_overviews p on p.bill_id = x.bill_id where p.status = 'paid') as paid
  from paye_schedules s left join bills b on b.id = s.bill_id left join bill_overviews o on o.bill_id = s.bill_id`;

/** Under which record of an employer a month is kept: the one it was filed under, so that a later version amends it. */
export async function monthOwner({ $client }: Pick<Database, '$client'>, tpui: string, month: string): Promise<string> {
  const { rows } = await $client.query<{ tpui: string }>('select paye_month_of($1, $2::date) as tpui', [
    tpui,
    `${month}-01`,
  ]);
  return rows[0]?.tpui ?? tpui;
}

/** Every version of an employer's year, oldest first. */
export async function schedulesOfYear(
  { $client }: Database,
  tpui: string,
  year: number,
): Promise<readonly ScheduleRow[]> {
  const { rows } = await $client.query<ScheduleRow>(
    `select ${schedule} where s.tpui = any (reading.papers_of($1)) and s.tpui = paye_month_of($1, s.month) and s.month between make_date($2, 1, 1) and make_date($2, 12, 31) order by s.month, s.version`,
    [tpui, year],
  );
  return rows;
}

/** The first month an employer prepared or filed, `2026-03`; undefined: none that we know of. */
export async function firstMonthOf({ $client }: Database, tpui: string): Promise<string | undefined> {
  const { rows } = await $client.query<{ month: string | null }>(
    `select to_char(min(month), 'YYYY-MM') as month from paye_schedules where tpui = any (reading.papers_of($1))`,
    [tpui],
  );
  return rows[0]?.month ?? undefined;
}

/** The newest version of a month. */
export async function newestSchedule(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  month: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await $client.query<ScheduleRow>(
    `select ${schedule} where s.tpui = paye_month_of($1, $2::date) and s.month = $2::date order by s.version desc limit 1`,
    [tpui, `${month}-01`],
  );
  return rows[0];
}

/** The newest version of a month that is filed. */
export async function newestFiled(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
  month: string,
): Promise<ScheduleRow | undefined> {
  const { rows } = await $client.query<ScheduleRow>(
    `select ${schedule} where s.tpui = paye_month_of($1, $2::date) and s.month = $2::date and s.state = 'filed' order by s.version desc limit 1`,
    [tpui, `${month}-01`],
  );
  return rows[0];
}

interface Employer {
  readonly name: string;
  readonly officeId: number | null;
  /** An organisation whose name no office has confirmed. */
  readonly isUnconfirmed: boolean;
}

/** Who an employer is, and which office they have now. */
export async function employerByTpui(
  { $client }: Pick<Database, '$client'>,
  tpui: string,
): Promise<Employer | undefined> {
  const { rows } = await $client.query<Employer>(
    `select name, home_office_id as "officeId", exists (select from organisations o where o.tpui = t.tpui and o.confirmed_at is null) as "isUnconfirmed"
      from taxpayers t where tpui = $1`,
    [tpui],
  );
  return rows[0];
}

export interface ToFile {
  readonly month: string;
  readonly version: number;
  readonly state: 'draft' | 'filed';
  readonly savedAt: Date;
  readonly employees: number;
  readonly dueKobo: number;
  readonly beforeKobo: number;
  readonly standingKobo: number;
  readonly unpaidKobo: number;
  readonly billReference: string | null;
}

/** The employer's own schedule, and nobody changes it until the transaction ends. */
export async function lockSchedule(tx: Transaction, tpui: string, id: string): Promise<ToFile | undefined> {
  const locked = await tx.execute(
    sql`select from paye_schedules where id = ${id} and tpui = paye_month_of(${tpui}, month) for update`,
  );
  if (locked.rowCount === 0) return undefined;
  // Nobody pays, cancels or renews a bill of the month meanwhile.
  await tx.execute(
    sql`select from bills b where b.id in (select x.bill_id from paye_schedules x join paye_schedules s on s.tpui = x.tpui and s.month = x.month
      where s.id = ${id}) order by b.id for update`,
  );
  // A statement of its own: whoever filed it while this one waited has a bill that the first could not see.
  const { rows } = await tx.execute<ToFile & Record<string, unknown>>(
    sql`select to_char(s.month, 'YYYY-MM') as month, s.version, s.state, s.saved_at as "savedAt", s.employees,
        s.due_kobo::float8 as "dueKobo", s.before_kobo::float8 as "beforeKobo", b.reference as "billReference",
        (select coalesce(sum(c.total_kobo), 0)::float8 from paye_bills(s.tpui, s.month) c where is_standing_bill(c.bill_id)) - paye_credited(s.tpui, s.month)::float8 as "standingKobo",
        (select coalesce(sum(u.total_kobo), 0)::float8 from paye_bills(s.tpui, s.month) c join bills u on u.id = c.bill_id where u.standing = 'open') as "unpaidKobo"
      from paye_schedules s left join bills b on b.id = s.bill_id where s.id = ${id}`,
  );
  const [row] = rows;
  return row && { ...row, savedAt: new Date(row.savedAt) };
}

export async function markFiled(
  tx: Transaction,
  {
    id,
    userId,
    time,
    declarationVersion,
    billId,
    replacedKobo = 0,
  }: {
    readonly id: string;
    readonly userId: string;
    readonly time: TimeOfFiling;
    /** What `userId` declared at that moment. */
    readonly declarationVersion: number;
    readonly billId: string | null;
    readonly replacedKobo?: number;
  },
): Promise<void> {
  await tx.execute(
    sql`update paye_schedules set state = 'filed', filed_by = ${userId}, filed_at = ${time.countsAt.toISOString()},
      arrived_at = ${time.arrivedAt?.toISOString() ?? null}, received_at = ${time.receivedAt.toISOString()}, declaration_version = ${declarationVersion},
      bill_id = ${billId}, replaced_kobo = ${replacedKobo} where id = ${id}`,
  );
}

/** Who collects what the head brings. */
export async function collectorOf(tx: Transaction, head: string): Promise<number> {
  const { rows } = await tx.execute<{ mdaId: number }>(
    sql`select mda_id as "mdaId" from revenue_heads where code = ${head}`,
  );
  if (!rows[0]) throw new Error(`No revenue head ${head}`);
  return rows[0].mdaId;
}

interface StandingOfMonth {
  /** In the newest filing; null while nothing is filed. */
  readonly filedEmployees: number | null;
  readonly draftId: string | null;
}

/** What is filed and prepared of a month. */
export async function standingOfMonth(tx: Transaction, tpui: string, month: string): Promise<StandingOfMonth> {
  const { rows } = await tx.execute<StandingOfMonth & Record<string, unknown>>(
    sql`select (array_agg(employees order by version desc) filter (where state = 'filed'))[1] as "filedEmployees",
        (array_agg(id) filter (where state = 'draft'))[1] as "draftId"
      from paye_schedules where tpui = ${tpui} and month = ${`${month}-01`}::date`,
  );
  return rows[0] ?? { filedEmployees: null, draftId: null };
}
