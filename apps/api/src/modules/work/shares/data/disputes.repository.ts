import { type Kysely, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/db/database.ts';
import type { Schema } from '../../../../platform/db/schema.generated.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

const moment = (name: string) =>
  sql<string>`to_char(${sql.ref(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const disputesIn = (tables: Kysely<Schema>) =>
  tables
    .selectFrom('share_disputes as d')
    .innerJoin('reading.share_lines as l', 'l.id', 'd.accrual_id')
    .select(({ ref }) => [
      'd.id',
      'd.text',
      'd.answer',
      ref('d.accrual_id').as('lineId'),
      ref('l.bill_reference').$castTo<string>().as('billReference'),
      ref('l.share_kobo').$castTo<number>().as('shareKobo'),
      moment('d.raised_at').as('raisedAt'),
      moment('d.answered_at').$castTo<string | null>().as('answeredAt'),
    ]);

/** Of whose shares these are, the newest first. */
export function ownDisputes(tables: Kysely<Schema>, subject: string) {
  return disputesIn(tables)
    .select(sql<string>`''`.as('subjectName'))
    .where('l.subject', '=', subject)
    .orderBy('d.raised_at', 'desc')
    .limit(200)
    .execute();
}

/** Those without an answer first. */
export function allDisputes(db: Pick<Database, '$client'>) {
  return disputesIn(tablesOf(db))
    .select(({ ref }) =>
      sql<string>`coalesce(share_subject_name(${ref('l.expert_system_id')}, ${ref('l.agent_tpui')}), '')`.as(
        'subjectName',
      ),
    )
    .orderBy(({ ref }) => sql`${ref('d.answered_at')} is not null`)
    .orderBy('d.raised_at', 'desc')
    .limit(500)
    .execute();
}

/** Whether a line is of these shares, and the reader may see it. */
export async function isOwnLine(tables: Kysely<Schema>, id: string, subject: string): Promise<boolean> {
  const line = await tables
    .selectFrom('reading.share_lines as l')
    .select('l.id')
    .where('l.id', '=', id)
    .where('l.subject', '=', subject)
    .executeTakeFirst();
  return line !== undefined;
}

export async function insertDispute(tx: Transaction, lineId: string, text: string, by: string): Promise<string> {
  const { id } = await tablesOf(tx)
    .insertInto('share_disputes')
    .values({ accrual_id: lineId, text, raised_by: by })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when there is none without an answer. */
export async function answerDispute(tx: Transaction, id: string, answer: string, by: string): Promise<boolean> {
  const { numUpdatedRows } = await tablesOf(tx)
    .updateTable('share_disputes')
    .set({ answer, answered_by: by, answered_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
