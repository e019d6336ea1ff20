import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Transaction } from '../../../../platform/db/database.ts';

export interface NewAuditRow {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly origin: RowOrigin;
}

/** From where, as far as that is known. */
export interface RowOrigin {
  readonly role: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly requestId: string | null;
}

/** The database gives position, time and seal. */
export async function insertAuditRow(transaction: Transaction, row: NewAuditRow): Promise<void> {
  await transaction.execute(
    sql`insert into audit_log (actor, actor_role, action, subject, detail, address, device, request_id)
      values (${row.actor}, ${row.origin.role}, ${row.action}, ${row.subject}, ${JSON.stringify(row.detail)}::jsonb, ${row.origin.address},
        ${row.origin.device}, ${row.origin.requestId})`,
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
  readonly sealVersion: 1 | 2;
  readonly actorRole: string | null;
  readonly address: string | null;
  readonly device: string | null;
  readonly requestId: string | null;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

/** The first and the last row written between two moments; undefined when there is none. */
export async function spanOf(
  client: pg.ClientBase,
  from: Date,
  until: Date,
): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const { rows } = await client.query<{ first: number | null; last: number | null }>(
    `select min(position)::float8 as first, max(position)::float8 as last from audit_log where at >= $1 and at < $2`,
    [from, until],
  );
  const [{ first, last } = { first: null, last: null }] = rows;
  return first === null || last === null ? undefined : { first, last };
}

/** Rows after a position, in order. */
export async function readSealedRows(client: pg.ClientBase, after: number, limit: number): Promise<SealedRow[]> {
  const { rows } = await client.query<SealedRow>(
    `select position, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor, action, subject,
       detail::text as detail, seal_version as "sealVersion", actor_role as "actorRole", address, device, request_id as "requestId",
       previous_hash as "previousHash", hash
     from audit_log where position > $1 order by position limit $2`,
    [after, limit],
  );
  return rows;
}
