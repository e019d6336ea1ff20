import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { RunQuery } from '../../../../platform/lists/list-source.ts';

export interface DisputeRow {
  readonly id: string;
  readonly lineId: string;
  readonly subjectName: string;
  readonly billReference: string;
  readonly shareKobo: number;
  readonly text: string;
  readonly raisedAt: Date;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
}

const columns =
  sql.raw(`d.id, l.id as "lineId", l.bill_reference as "billReference", l.share_kobo as "shareKobo", d.text, d.raised_at as "raisedAt",
  d.answer, d.answered_at as "answeredAt"`);

/** What a reader may see, the newest first. */
export function ownDisputes(run: RunQuery, whose: SQL): Promise<DisputeRow[]> {
  return run<DisputeRow>(sql`
    select ${columns}, '' as "subjectName" from share_disputes d join reading.share_lines l on l.id = d.accrual_id
    where ${whose} order by d.raised_at desc limit 200`);
}

export async function allDisputes(db: Pick<Database, 'execute'>): Promise<DisputeRow[]> {
  const { rows } = await db.execute<
    Omit<DisputeRow, 'raisedAt' | 'answeredAt'> & { raisedAt: string; answeredAt: string | null }
  >(sql`
    select ${columns}, coalesce(share_subject_name(l.expert_system_id, l.agent_tpui), '') as "subjectName"
    from share_disputes d join reading.share_lines l on l.id = d.accrual_id order by d.answered_at is not null, d.raised_at desc limit 500`);
  return rows.map((row) => ({
    ...row,
    raisedAt: new Date(row.raisedAt),
    answeredAt: row.answeredAt === null ? null : new Date(row.answeredAt),
  }));
}

/** Whether a line is the reader's own. */
export async function isOwnLine(run: RunQuery, id: string, whose: SQL): Promise<boolean> {
  return (await run(sql`select from reading.share_lines l where l.id = ${id}::uuid and ${whose}`)).length === 1;
}

export async function insertDispute(tx: Transaction, lineId: string, text: string, by: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into share_disputes (accrual_id, text, raised_by) values (${lineId}::uuid, ${text}, ${by}::uuid) returning id`,
  );
  return rows[0]?.id ?? '';
}

/** False when there is none without an answer. */
export async function answerDispute(tx: Transaction, id: string, answer: string, by: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`update share_disputes set answer = ${answer}, answered_by = ${by}::uuid, answered_at = clock_timestamp()
      where id = ${id}::uuid and answered_at is null returning id`,
  );
  return rows.length === 1;
}
