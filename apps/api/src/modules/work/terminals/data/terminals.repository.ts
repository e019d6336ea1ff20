import type { Terminal, TerminalState } from '@portal/contracts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/database.ts';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** As `userId` may decide what waits. Those with something open come first. */
export function listBoard(on: Runner, userId: string) {
  return tablesOf(on)
    .selectFrom('terminal_board as b')
    .select(['b.id', 'b.serial', 'b.bank_code as bankCode', 'b.state', 'b.agent_tpui as agentTpui'])
    .select(['b.agent_name as agentName', 'b.place', 'b.latitude', 'b.longitude', 'b.last_metres as lastMetres'])
    .select(['b.payment_limit_kobo as paymentLimitKobo', 'b.day_limit_kobo as dayLimitKobo'])
    .select(({ ref }) => [
      ref('b.today_kobo').$notNull().as('todayKobo'),
      ref('b.today_count').$notNull().as('todayCount'),
      ref('b.open_days').$notNull().as('openDays'),
      ref('b.questions').$castTo<Terminal['questions']>().as('questions'),
      sql<string | null>`to_char(${ref('b.last_seen_at')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.as(
        'lastSeenAt',
      ),
      sql<Terminal['waiting']>`case when ${ref('b.waiting')} is not null
        then (${ref('b.waiting')} - 'by') || jsonb_build_object('mayDecide', ${ref('b.waiting')} ->> 'by' <> ${userId}) end`.as(
        'waiting',
      ),
    ])
    .orderBy(
      ({ ref }) => sql`(${ref('b.waiting')} is null and ${ref('b.questions')} = '[]' and ${ref('b.open_days')} = 0)`,
    )
    .orderBy('b.today_kobo', 'desc')
    .orderBy('b.serial')
    .execute();
}

export async function insertTerminal(
  tx: Transaction,
  { serial, bankCode, by }: { readonly serial: string; readonly bankCode: string; readonly by: string },
): Promise<string | undefined> {
  const made = await tablesOf(tx)
    .insertInto('terminals')
    .values({ serial, bank_code: bankCode, added_by: by })
    .onConflict((conflict) => conflict.column('serial').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}

interface Proposed {
  readonly agentTpui: string;
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly paymentLimitKobo: number;
  readonly dayLimitKobo: number;
  readonly reason: string;
}

export async function insertChange(tx: Transaction, terminalId: string, by: string, change: Proposed): Promise<string> {
  const { agentTpui, place, latitude, longitude, paymentLimitKobo, dayLimitKobo, reason } = change;
  const { id } = await tablesOf(tx)
    .insertInto('terminal_changes')
    .values({
      ...{ terminal_id: terminalId, to_state: 'deployed', agent_tpui: agentTpui, place, latitude, longitude },
      ...{ payment_limit_kobo: paymentLimitKobo, day_limit_kobo: dayLimitKobo, reason, proposed_by: by },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The change that waits, whose it is, and how the terminal stands. */
export function findWaiting(
  tx: Transaction,
  terminalId: string,
): Promise<{ id: string; proposedBy: string; state: TerminalState } | undefined> {
  return tablesOf(tx)
    .selectFrom('terminal_changes as c')
    .innerJoin('terminals as t', 't.id', 'c.terminal_id')
    .select(['c.id', 'c.proposed_by as proposedBy', 't.state'])
    .where('c.terminal_id', '=', terminalId)
    .where('c.verdict', 'is', null)
    .forUpdate('c')
    .executeTakeFirst();
}

export async function decideChange(tx: Transaction, changeId: string, verdict: string, by: string): Promise<void> {
  await tablesOf(tx)
    .selectNoFrom(sql<unknown>`enact_terminal_change(${changeId}::uuid, ${verdict}, ${by}::uuid)`.as('enacted'))
    .execute();
}
