import type pg from 'pg';
import type { Database } from '../../../../platform/db/database.ts';
import type { RowOrigin } from './audit-log.repository.ts';

export interface NewActivity {
  readonly actor: string;
  readonly action: string;
  readonly subject: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly origin: RowOrigin;
}

export async function insertActivity({ $client }: Pick<Database, '$client'>, row: NewActivity): Promise<void> {
  const { role, address, device, requestId } = row.origin;
  await $client.query({
    name: 'insert-activity',
    text: `insert into activity_log (actor, actor_role, action, subject, detail, address, device, request_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [row.actor, role, row.action, row.subject, JSON.stringify(row.detail), address, device, requestId],
  });
}

/** Seals what is not sealed yet, in batches; answers how many rows that were. */
export async function sealActivity({ $client }: Pick<Database, '$client'>, most = 10_000): Promise<number> {
  let sealed = 0;
  for (;;) {
    const { rows } = await $client.query<{ count: number }>('select seal_activity($1) as count', [most]);
    const count = rows[0]?.count ?? 0;
    sealed += count;
    if (count < most) return sealed;
  }
}

export interface ActivitySeal {
  readonly id: number;
  readonly rows: number;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
}

export interface SealedActivity {
  readonly id: string;
  /** UTC with microseconds, as it was sealed. */
  readonly at: string;
  readonly actor: string;
  readonly actorRole: string | null;
  readonly action: string;
  readonly subject: string;
  readonly detail: string;
  readonly address: string | null;
  readonly device: string | null;
  readonly requestId: string | null;
}

/** The seal with this number, and its rows in order. */
export async function readSeal(
  client: pg.ClientBase,
  id: number,
): Promise<{ readonly seal: ActivitySeal | undefined; readonly rows: readonly SealedActivity[] }> {
  const seals = await client.query<ActivitySeal>(
    'select id, rows, previous_hash as "previousHash", hash from activity_seals where id = $1',
    [id],
  );
  const { rows } = await client.query<SealedActivity>(
    `select id::text, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at, actor, actor_role as "actorRole", action,
       subject, detail::text as detail, address, device, request_id as "requestId"
     from activity_log where seal_id = $1 order by activity_log.id`,
    [id],
  );
  return { seal: seals.rows[0], rows };
}
