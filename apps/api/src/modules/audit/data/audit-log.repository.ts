import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from '../../../platform/db/database.ts';

export interface NewAuditRow {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** The database gives position, time and seal. */
export async function insertAuditRow(transaction: Transaction, row: NewAuditRow): Promise<void> {
  await transaction.execute(
    sql`insert into audit_log (actor, action, subject, detail)
      values (${row.actor}, ${row.action}, ${row.subject}, ${JSON.stringify(row.detail)}::jsonb)`,
  );
}

export interface SealedRow {
  readonly position: number;
  /** UTC with microseconds, as it was sealed. */
  readonly at: string;
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  /** As PostgreSQL prints a jsonb: keys in one fixed order. */
  readonly detail: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

/** Rows after a position, in order. */
export async function readSealedRows(client: pg.ClientBase, after: number, limit: number): Promise<SealedRow[]> {
  const { rows } = await client.query<SealedRow>(
    `select position, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor, action, subject,
       detail::text as detail, previous_hash as "previousHash", hash
     from audit_log where position > $1 order by position limit $2`,
    [after, limit],
  );
  return rows;
}
