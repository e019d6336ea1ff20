import type { PayeQuery } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../platform/db/database.ts';

export interface QueryRow extends PayeQuery {
  readonly tpui: string;
  /** The record that leads, where the employer's was merged. */
  readonly leadTpui: string;
  readonly scheduleId: string;
  /** Whoever asked first. */
  readonly askedBy: string;
}

const queries = `select q.id, q.schedule_id as "scheduleId", s.tpui, reading.lead_of(s.tpui) as "leadTpui", to_char(s.month, 'YYYY-MM') as month, q.staff_number as "staffNumber",
    r.name as employee, w.state, q.asked_by as "askedBy",
    (select jsonb_agg(jsonb_build_object('side', v.side, 'at', to_char(v.said_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'text', v.text)
      order by v.position) from paye_query_words v where v.query_id = q.id) as words
  from paye_queries q join paye_schedules s on s.id = q.schedule_id join work_items w on w.kind = 'paye-query' and w.subject = 'paye-query:' || q.id
    left join paye_rows r on r.schedule_id = q.schedule_id and r.staff_number = q.staff_number`;

/** Of an employer, of one month or of all, the newest first. */
export async function queriesOf({ $client }: Database, tpui: string, month?: string): Promise<readonly QueryRow[]> {
  const { rows } = await $client.query<QueryRow>(
    `${queries} where s.tpui = any (reading.papers_of($1)) and ($2::text is null or to_char(s.month, 'YYYY-MM') = $2) order by q.id desc limit 200`,
    [tpui, month ?? null],
  );
  return rows;
}

export async function findQuery({ $client }: Database, id: string): Promise<QueryRow | undefined> {
  const { rows } = await $client.query<QueryRow>(`${queries} where q.id = $1`, [id]);
  return rows[0];
}

export interface Filed {
  readonly tpui: string;
  readonly month: string;
  readonly officeId: number | null;
  readonly employer: string;
}

/** A schedule that is filed, and whose office its employer has now. */
export async function filedSchedule({ $client }: Database, id: string): Promise<Filed | undefined> {
  const { rows } = await $client.query<Filed>(
    `select s.tpui, to_char(s.month, 'YYYY-MM') as month, t.home_office_id as "officeId", t.name as employer
      from paye_schedules s join taxpayers t on t.tpui = s.tpui where s.id = $1 and s.state = 'filed'`,
    [id],
  );
  return rows[0];
}

export async function insertQuery(
  tx: Transaction,
  query: { readonly scheduleId: string; readonly staffNumber: string | null; readonly userId: string },
): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`insert into paye_queries (schedule_id, staff_number, asked_by) values (${query.scheduleId}::uuid, ${query.staffNumber}, ${query.userId}::uuid) returning id`,
  );
  return rows[0]?.id ?? '';
}

export async function say(
  tx: Transaction,
  words: {
    readonly queryId: string;
    readonly side: 'office' | 'employer';
    readonly text: string;
    readonly userId: string;
    readonly at: Date;
  },
): Promise<void> {
  const { queryId, side, text, userId, at } = words;
  await tx.execute(
    sql`insert into paye_query_words (query_id, position, side, text, said_by, said_at)
      select ${queryId}::uuid, coalesce(max(position), 0) + 1, ${side}, ${text}, ${userId}::uuid, ${at.toISOString()}::timestamptz
      from paye_query_words where query_id = ${queryId}::uuid`,
  );
}

/** Who signs in for an employer. */
export async function peopleOf(tx: Transaction, tpui: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from users where tpui = reading.lead_of(${tpui}) and status <> 'deleted' order by id`,
  );
  return rows.map(({ id }) => id);
}
