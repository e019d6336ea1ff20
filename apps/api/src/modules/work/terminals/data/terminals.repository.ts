import type { Terminal, TerminalState } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

type Run = Pick<Database, 'execute'> | Transaction;

const instant = sql`to_char(last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As `userId` may decide what waits. Those with something open come first. */
export async function listBoard(run: Run, userId: string): Promise<Terminal[]> {
  const { rows } = await run.execute(sql`
    select id, serial, bank_code as "bankCode", state, agent_tpui as "agentTpui", agent_name as "agentName", place, latitude, longitude,
      payment_limit_kobo::float8 as "paymentLimitKobo", day_limit_kobo::float8 as "dayLimitKobo", today_kobo::float8 as "todayKobo",
      today_count as "todayCount", ${instant} as "lastSeenAt", last_metres as "lastMetres", questions,
      case when waiting is not null then (waiting - 'by') || jsonb_build_object('mayDecide', waiting ->> 'by' <> ${userId}) end as waiting,
      open_days as "openDays"
    from terminal_board
    order by (waiting is null and questions = '[]' and open_days = 0), today_kobo desc, serial`);
  return rows as unknown as Terminal[];
}

export async function insertTerminal(
  tx: Transaction,
  { serial, bankCode, by }: { readonly serial: string; readonly bankCode: string; readonly by: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into terminals (serial, bank_code, added_by) values (${serial}, ${bankCode}, ${by}::uuid)
    on conflict (serial) do nothing returning id`);
  return rows[0]?.id;
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
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into terminal_changes (terminal_id, to_state, agent_tpui, place, latitude, longitude, payment_limit_kobo, day_limit_kobo, reason, proposed_by)
    values (${terminalId}::uuid, 'deployed', ${change.agentTpui}, ${change.place}, ${change.latitude}::float8, ${change.longitude}::float8,
      ${change.paymentLimitKobo}::bigint, ${change.dayLimitKobo}::bigint, ${change.reason}, ${by}::uuid) returning id`);
  const [row] = rows;
  if (!row) throw new Error('A change of a terminal was proposed and not written');
  return row.id;
}

/** The change that waits, whose it is, and how the terminal stands. */
export async function findWaiting(
  tx: Transaction,
  terminalId: string,
): Promise<{ id: string; proposedBy: string; state: TerminalState } | undefined> {
  const { rows } = await tx.execute(sql`
    select c.id, c.proposed_by as "proposedBy", t.state from terminal_changes c join terminals t on t.id = c.terminal_id
    where c.terminal_id = ${terminalId}::uuid and c.verdict is null for update of c`);
  return rows[0] as unknown as { id: string; proposedBy: string; state: TerminalState } | undefined;
}

export async function decideChange(tx: Transaction, changeId: string, verdict: string, by: string): Promise<void> {
  await tx.execute(sql`select enact_terminal_change(${changeId}::uuid, ${verdict}, ${by}::uuid)`);
}
