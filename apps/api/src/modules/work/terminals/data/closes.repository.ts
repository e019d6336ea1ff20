import type { CloseFinding } from '@portal/contracts';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

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

interface GivenLine {
  readonly serial: string;
  readonly order_id: string;
  readonly amount_kobo: number;
  readonly channel: SaidLine['channel'];
  readonly paid_at: Date;
  readonly day: string;
  readonly number: number | null;
}

function givenLines(lines: readonly SaidLine[]) {
  const given = lines.map(({ serial, orderId, amountKobo, channel, paidAt, number }) => ({
    ...{ serial, order_id: orderId, amount_kobo: amountKobo, channel, paid_at: paidAt.toISOString() },
    ...{ day: dayOf(paidAt), number },
  }));
  return sql<GivenLine>`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)`.as<'g'>(
    sql`g (serial text, order_id text, amount_kobo bigint, channel text, paid_at timestamptz, day date, number int)`,
  );
}

/** Keeps what is new; the same line twice is one. Answers with the orders that are new, and serial numbers nobody registered. */
export function keepLines(
  on: Runner,
  { source, day, isWhole, lines, at, serial }: Said,
): Promise<{ added: readonly string[]; unknown: readonly string[] }> {
  const readAt = sql<Date>`${at}::timestamptz`;
  const from = sql<Said['source']>`${source}::text`;
  return tablesOf(on)
    .with('given', (build) => build.selectFrom(givenLines(lines)).selectAll())
    .with('added', (build) =>
      build
        .insertInto('terminal_lines')
        .columns(['source', 'order_id', 'terminal_id', 'amount_kobo', 'channel', 'paid_at', 'day', 'number', 'read_at'])
        .expression(
          build
            .selectFrom('given as g')
            .innerJoin('terminals as t', 't.serial', 'g.serial')
            .select([from.as('source'), 'g.order_id', 't.id', 'g.amount_kobo', 'g.channel', 'g.paid_at'])
            .select(['g.day', 'g.number', readAt.as('read_at')]),
        )
        .onConflict((conflict) => conflict.columns(['source', 'order_id']).doNothing())
        .returning('order_id'),
    )
    .with('read', (build) =>
      build
        .insertInto('terminal_reports')
        .columns(['source', 'day', 'terminal_id', 'read_at'])
        .expression(
          build
            .selectFrom('terminals as t')
            .select([from.as('source'), sql<string>`${day}::date`.as('day'), 't.id', readAt.as('read_at')])
            .where(({ val }) => val(isWhole))
            .$if(serial !== undefined, (terminals) => terminals.where('t.serial', '=', serial ?? '')),
        )
        .onConflict((conflict) => conflict.columns(['terminal_id', 'day', 'source']).doNothing()),
    )
    .selectNoFrom(({ selectFrom }) => {
      const added = selectFrom('added').select('order_id');
      const unknown = selectFrom('given as g')
        .select('g.serial')
        .distinct()
        .where((eb) =>
          eb.not(eb.exists(eb.selectFrom('terminals as t').select('t.id').whereRef('t.serial', '=', 'g.serial'))),
        )
        .orderBy('g.serial');
      return [sql<string[]>`array(${added})`.as('added'), sql<string[]>`array(${unknown})`.as('unknown')];
    })
    .executeTakeFirstOrThrow();
}

export async function workOutCloses(
  on: Runner,
  { from, to, today }: { readonly from: string; readonly to: string; readonly today: string },
): Promise<void> {
  await tablesOf(on)
    .selectNoFrom(sql<unknown>`work_out_terminal_closes(${from}::date, ${to}::date, ${today}::date)`.as('done'))
    .execute();
}

const closesIn = (on: Runner, userId: string) =>
  tablesOf(on)
    .selectFrom('terminal_close_board as k')
    .select(['k.terminal_id as terminalId', 'k.serial', 'k.agent_name as agentName', 'k.day', 'k.state'])
    .select(['k.differing', 'k.finding', 'k.reason', 'k.proposer as proposedBy', 'k.decider as decidedBy'])
    .select(({ ref }) => [
      jsonBuildObject({ kobo: ref('k.batch_kobo'), count: ref('k.batch_count') }).as('batch'),
      jsonBuildObject({ kobo: ref('k.file_kobo'), count: ref('k.file_count') }).as('file'),
      jsonBuildObject({ kobo: ref('k.receipts_kobo'), count: ref('k.receipts_count') }).as('receipts'),
      sql<boolean>`coalesce(${ref('k.proposed_by')} <> ${userId}::uuid, false)`.as('mayDecide'),
    ]);

/** Those that need somebody come first. */
export function closesOf(on: Runner, day: string, userId: string) {
  return closesIn(on, userId)
    .where('k.day', '=', day)
    .orderBy(
      ({ ref }) => sql`array_position(array['differs', 'proposed', 'waiting', 'closed', 'agrees'], ${ref('k.state')})`,
    )
    .orderBy('k.serial')
    .execute();
}

export function closeOf(on: Runner, id: string, day: string, userId: string) {
  return closesIn(on, userId).where('k.terminal_id', '=', id).where('k.day', '=', day).executeTakeFirst();
}

interface DayLine {
  readonly order_id: string;
  readonly at: Date | null;
  readonly bill_reference: string | null;
  readonly receipt_number: string | null;
  readonly batch_kobo: number | null;
  readonly file_kobo: number | null;
  readonly receipt_kobo: number | null;
}

export function paymentsOf(on: Runner, id: string, day: string) {
  return tablesOf(on)
    .selectFrom(sql<DayLine>`terminal_day_lines(${id}::uuid, ${day}::date)`.as('l'))
    .select(['l.order_id as orderId', 'l.bill_reference as billReference', 'l.receipt_number as receiptNumber'])
    .select(['l.batch_kobo as batchKobo', 'l.file_kobo as fileKobo', 'l.receipt_kobo as receiptKobo'])
    .select(({ ref }) =>
      sql<string | null>`to_char(${ref('l.at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as('at'),
    )
    .orderBy((eb) =>
      eb.and([
        eb('l.batch_kobo', 'is not distinct from', eb.ref('l.file_kobo')),
        eb('l.file_kobo', 'is not distinct from', eb.ref('l.receipt_kobo')),
      ]),
    )
    .orderBy('l.at')
    .limit(500)
    .execute();
}

const closeAt = (tx: Transaction, id: string, day: string) =>
  tablesOf(tx).updateTable('terminal_closes').where('terminal_id', '=', id).where('day', '=', day);

const now = sql<Date>`clock_timestamp()`;

/** False when the day does not differ, or somebody proposed first. */
export async function proposeClose(
  tx: Transaction,
  { id, day, finding, reason, by }: { id: string; day: string; finding: CloseFinding; reason: string; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await closeAt(tx, id, day)
    .set({ state: 'proposed', finding, reason, proposed_by: by, proposed_at: now })
    .where('state', '=', 'differs')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

export function lockProposed(
  tx: Transaction,
  id: string,
  day: string,
): Promise<{ proposedBy: string; finding: CloseFinding } | undefined> {
  return tablesOf(tx)
    .selectFrom('terminal_closes')
    .select(({ ref }) => [ref('proposed_by').$notNull().as('proposedBy'), ref('finding').$notNull().as('finding')])
    .where('terminal_id', '=', id)
    .where('day', '=', day)
    .where('state', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst();
}

export async function endClose(
  tx: Transaction,
  { id, day, by, isApproved }: { id: string; day: string; by: string; isApproved: boolean },
): Promise<void> {
  await closeAt(tx, id, day)
    .set(
      isApproved
        ? { state: 'closed', decided_by: by, decided_at: now }
        : { state: 'differs', finding: null, reason: null, proposed_by: null, proposed_at: null },
    )
    .execute();
}
