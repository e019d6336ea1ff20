import { requestKinds, type WorkKindName, workKindOf } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock/clock.ts';
import { dayOf } from '../../../platform/clock/lagos-day.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { columnsOf } from '../../../platform/lists/fragments.ts';
import { runQueryOn } from '../../../platform/lists/run-query.ts';
import { type WorkRow, workColumnsOn, workTables } from './work.repository.ts';

interface OwnRequestRow extends WorkRow {
  readonly answer: string | null;
  readonly canWithdraw: boolean;
}

const most = 50;
const kinds = sql.param([...requestKinds]);

/** Open ones first, then the newest. */
export async function readOwnRequests(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  tpui: string,
): Promise<OwnRequestRow[]> {
  const client = await db.$client.connect();
  try {
    const rows = await runQueryOn(client)<Omit<OwnRequestRow, 'canWithdraw'>>(
      sql`select ${columnsOf(workColumnsOn(dayOf(clock.now())))},
          case when w.closed_at is not null then (select s.reason from work_steps s where s.item_id = w.id order by s.number desc limit 1) end as answer
        from ${workTables} where w.tpui = any (reading.papers_of(${tpui})) and w.kind = any (${kinds}::text[])
        order by w.closed_at is not null, w.opened_at desc, w.id limit ${most}`,
    );
    return rows.map((row) => ({ ...row, canWithdraw: mayWithdraw(row.kind, row.state) }));
  } finally {
    client.release();
  }
}

/** The kind of a case of this taxpayer's own asking; undefined when there is none of them. */
export async function findOwnRequest(tx: Transaction, id: string, tpui: string): Promise<WorkKindName | undefined> {
  const { rows } = await tx.execute<{ kind: WorkKindName }>(
    sql`select kind from work_items where id = ${id} and tpui = any (reading.papers_of(${tpui})) and kind = any (${kinds}::text[])`,
  );
  return rows[0]?.kind;
}

function mayWithdraw(kind: WorkKindName, state: string): boolean {
  const move = workKindOf(kind).moves.withdraw;
  return move?.from.includes(state) === true && move.by.includes('system');
}
