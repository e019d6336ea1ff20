import type { CloseFinding, getTerminalClose, ResponseOf, TerminalClose } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type Run = Pick<Database, 'execute'> | Transaction;

interface SaidLine {
  readonly serial: string;
  readonly orderId: string;
  readonly amountKobo: number;
  readonly channel: 'card' | 'transfer';
  readonly paidAt: Date;
  /** The terminal's own counter; null in a file. */
  readonly number: number | null;
}

interface Said {
  readonly source: 'batch' | 'file';
  /** The day it is about. A line belongs to the day on which it was paid, which may be an earlier one. */
  readonly day: string;
  /** Whether nothing more is to come of the day. */
  readonly isWhole: boolean;
  readonly lines: readonly SaidLine[];
  readonly at: Date;
  /** A batch is of one terminal; a file is of all. */
  readonly serial?: string;
}

/** Keeps what is new; the same line twice is one. Answers with the orders that are new, and serial numbers nobody registered. */
export async function keepLines(
  run: Run,
  { source, day, isWhole, lines, at, serial }: Said,
): Promise<{ added: readonly string[]; unknown: readonly string[] }> {
  const given = JSON.stringify(
    lines.map((line) => ({ ...line, paidAt: line.paidAt.toISOString(), day: dayOf(line.paidAt) })),
  );
  const moment = at.toISOString();
  const { rows } = await run.execute<{ added: string[]; unknown: string[] }>(sql`
    with given as (
      select * from jsonb_to_recordset(${given}::jsonb) as g ("serial" text, "orderId" text, "amountKobo" bigint, channel text, "paidAt" timestamptz, number int, day date)
    ), added as (
      insert into terminal_lines (source, order_id, terminal_id, amount_kobo, channel, paid_at, day, number, read_at)
        select ${source}, g."orderId", t.id, g."amountKobo", g.channel, g."paidAt", g.day, g.number, ${moment}::timestamptz
        from given g join terminals t on t.serial = g.serial
      on conflict (source, order_id) do nothing returning order_id
    ), read as (
      insert into terminal_reports (source, day, terminal_id, read_at)
        select ${source}, ${day}::date, t.id, ${moment}::timestamptz from terminals t
        where ${isWhole} and (${serial ?? null}::text is null or t.serial = ${serial ?? null}::text)
      on conflict (terminal_id, day, source) do nothing
    )
    select coalesce((select array_agg(order_id) from added), '{}') as added,
      coalesce((select array_agg(distinct g.serial) from given g where not exists (select from terminals t where t.serial = g.serial)), '{}') as unknown`);
  return rows[0] ?? { added: [], unknown: [] };
}

export async function workOutCloses(
  run: Run,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): Promise<void> {
  await run.execute(sql`select work_out_terminal_closes(${from}::date, ${to}::date, ${today}::date)`);
}

const fields = (userId: string) => sql`terminal_id as "terminalId", serial, agent_name as "agentName", day::text, state,
  jsonb_build_object('kobo', batch_kobo, 'count', batch_count) as batch, jsonb_build_object('kobo', file_kobo, 'count', file_count) as file,
  jsonb_build_object('kobo', receipts_kobo, 'count', receipts_count) as receipts, differing, finding, reason, proposer as "proposedBy",
  decider as "decidedBy", coalesce(proposed_by <> ${userId}::uuid, false) as "mayDecide"`;

/** Those that need somebody come first. */
export async function closesOf(run: Run, day: string, userId: string): Promise<TerminalClose[]> {
  const { rows } = await run.execute(sql`
    select ${fields(userId)} from terminal_close_board where day = ${day}::date
    order by array_position(array['differs', 'proposed', 'waiting', 'closed', 'agrees'], state), serial`);
  return rows as unknown as TerminalClose[];
}

export async function closeOf(run: Run, id: string, day: string, userId: string): Promise<TerminalClose | undefined> {
  const { rows } = await run.execute(sql`
    select ${fields(userId)} from terminal_close_board where terminal_id = ${id}::uuid and day = ${day}::date`);
  return rows[0] as unknown as TerminalClose | undefined;
}

type Payments = ResponseOf<typeof getTerminalClose>['payments'];

export async function paymentsOf(run: Run, id: string, day: string): Promise<Payments> {
  const { rows } = await run.execute(sql`
    select order_id as "orderId", to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, bill_reference as "billReference",
      receipt_number as "receiptNumber", batch_kobo::float8 as "batchKobo", file_kobo::float8 as "fileKobo", receipt_kobo::float8 as "receiptKobo"
    from terminal_day_lines(${id}::uuid, ${day}::date) l
    order by (batch_kobo is not distinct from file_kobo and file_kobo is not distinct from receipt_kobo), l.at limit 500`);
  return rows as unknown as Payments;
}

/** False when the day does not differ, or somebody proposed first. */
export async function proposeClose(
  tx: Transaction,
  { id, day, finding, reason, by }: { id: string; day: string; finding: CloseFinding; reason: string; by: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update terminal_closes set state = 'proposed', finding = ${finding}, reason = ${reason}, proposed_by = ${by}::uuid, proposed_at = clock_timestamp()
    where terminal_id = ${id}::uuid and day = ${day}::date and state = 'differs'`);
  return rowCount === 1;
}

export async function lockProposed(
  tx: Transaction,
  id: string,
  day: string,
): Promise<{ proposedBy: string; finding: CloseFinding } | undefined> {
  const { rows } = await tx.execute(sql`
    select proposed_by as "proposedBy", finding from terminal_closes
    where terminal_id = ${id}::uuid and day = ${day}::date and state = 'proposed' for update`);
  return rows[0] as unknown as { proposedBy: string; finding: CloseFinding } | undefined;
}

export async function endClose(
  tx: Transaction,
  { id, day, by, isApproved }: { id: string; day: string; by: string; isApproved: boolean },
): Promise<void> {
  await tx.execute(
    isApproved
      ? sql`update terminal_closes set state = 'closed', decided_by = ${by}::uuid, decided_at = clock_timestamp()
          where terminal_id = ${id}::uuid and day = ${day}::date`
      : sql`update terminal_closes set state = 'differs', finding = null, reason = null, proposed_by = null, proposed_at = null
          where terminal_id = ${id}::uuid and day = ${day}::date`,
  );
}
