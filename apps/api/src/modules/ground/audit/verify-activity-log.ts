import { createHash } from 'node:crypto';
import type pg from 'pg';
import { type ActivitySeal, readSeal, type SealedActivity } from './data/activity-log.repository.ts';
import { sealedFields } from './sealed-fields.ts';

export type ActivityVerdict =
  | { readonly holds: true; readonly seals: number; readonly rows: number }
  | { readonly holds: false; readonly brokenAt: number; readonly reason: string };

const beginning = Buffer.alloc(32);

/** Walks the seals of the activity log with arithmetic of our own, and names the first batch that is not what was sealed. */
export async function verifyActivityLog(client: pg.ClientBase): Promise<ActivityVerdict> {
  let previous: Buffer = beginning;
  let checked = 0;
  for (let id = 1; ; id += 1) {
    const { seal, rows } = await readSeal(client, id);
    if (!seal) {
      const { rows: later } = await client.query<{ id: number }>(
        'select id from activity_seals where id > $1 limit 1',
        [id],
      );
      if (later.length > 0) return { holds: false, brokenAt: id, reason: 'the seal is missing' };
      return { holds: true, seals: id - 1, rows: checked };
    }
    const reason = faultOf(seal, rows, previous);
    if (reason) return { holds: false, brokenAt: id, reason };
    previous = seal.hash;
    checked += rows.length;
  }
}

function faultOf(seal: ActivitySeal, rows: readonly SealedActivity[], previous: Buffer): string | undefined {
  if (!seal.previousHash.equals(previous)) return 'the batch is not sealed to the one before it';
  if (rows.length !== seal.rows) return `${seal.rows} rows were sealed and ${rows.length} are there`;
  const hash = createHash('sha256').update(seal.previousHash).update(`${seal.rows}:`);
  for (const row of rows) hash.update(createHash('sha256').update(contentOf(row)).digest());
  return hash.digest().equals(seal.hash) ? undefined : 'the content is not what was sealed';
}

function contentOf({
  id,
  at,
  actor,
  actorRole,
  action,
  subject,
  detail,
  address,
  device,
  requestId,
}: SealedActivity): string {
  return sealedFields([id, at, actor, actorRole, action, subject, detail, address, device, requestId]);
}
