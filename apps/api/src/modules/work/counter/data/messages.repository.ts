import type { BillMessage } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

const columns = sql`id, kind, state, to_char(asked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "askedAt",
  to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt"`;

/** Undefined when the same was asked within so many seconds and was not refused; two at once take turns. */
export async function insertMessage(
  tx: Transaction,
  message: { billId: string; kind: BillMessage['kind']; userId: string; at: Date; pauseSeconds: number },
): Promise<BillMessage | undefined> {
  const { billId, kind, userId, at, pauseSeconds } = message;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bill message ${billId}`}, 0))`);
  const { rows } = await tx.execute<BillMessage & Record<string, unknown>>(sql`
    insert into bill_messages (bill_id, kind, asked_by, asked_at) select ${billId}::uuid, ${kind}::text, ${userId}::uuid, ${at.toISOString()}::timestamptz
    where not exists (select from bill_messages where bill_id = ${billId} and kind = ${kind} and state <> 'refused'
      and asked_at > ${at.toISOString()}::timestamptz - make_interval(secs => ${pauseSeconds}))
    returning ${columns}`);
  return rows[0];
}

export async function listMessages(db: Database, billId: string): Promise<BillMessage[]> {
  const { rows } = await db.execute<BillMessage & Record<string, unknown>>(
    sql`select ${columns} from bill_messages where bill_id = ${billId} order by asked_at desc, id desc limit 20`,
  );
  return rows;
}

/** Of one that still waits: its bill and what it is to say. */
export async function findWaiting(
  db: Database,
  id: string,
): Promise<{ readonly billReference: string; readonly kind: BillMessage['kind'] } | undefined> {
  const { rows } = await db.execute<{ billReference: string; kind: BillMessage['kind'] }>(sql`
    select b.reference as "billReference", m.kind from bill_messages m join bills b on b.id = m.bill_id
    where m.id = ${id} and m.state = 'waiting'`);
  return rows[0];
}

export async function settleMessage(db: Database, id: string, state: 'sent' | 'refused', at: Date): Promise<void> {
  await db.execute(sql`
    update bill_messages set state = ${state}, settled_at = ${at.toISOString()} where id = ${id} and state = 'waiting'`);
}
