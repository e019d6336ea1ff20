import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readSealedRows, type SealedRow, spanOf } from './data/audit-log.repository.ts';
import { sealedFields } from './sealed-fields.ts';

/** A row that somebody saw at the end of the log: it must still be there. */
export interface AuditMark {
  readonly position: number;
  readonly hash: string;
}

export type AuditVerdict =
  | { readonly holds: true; readonly last: AuditMark }
  | { readonly holds: false; readonly brokenAt: number; readonly reason: string };

const batchSize = 5_000;
/** What the first row is sealed to. */
const beginning = Buffer.alloc(32);

/**
 * Walks the chain from its first row with arithmetic of our own, not the database's, and names the first row that is not
 * what was written. Rows missing at the very end are found with a mark noted earlier.
 */
export async function verifyAuditLog(client: pg.ClientBase, noted?: AuditMark): Promise<AuditVerdict> {
  let previous: Buffer = beginning;
  let position = 0;
  for (;;) {
    const rows = await readSealedRows(client, position, batchSize);
    for (const row of rows) {
      const reason = faultOf(row, position + 1, previous, noted);
      if (reason) return { holds: false, brokenAt: position + 1, reason };
      previous = row.hash;
      position = row.position;
    }
    if (rows.length < batchSize) break;
  }
  if (noted && noted.position > position) {
    return {
      holds: false,
      brokenAt: position + 1,
      reason: `the log ends before row ${noted.position}, which was noted`,
    };
  }
  return { holds: true, last: { position, hash: previous.toString('hex') } };
}

type DayVerdict =
  | { readonly holds: true; readonly rows: number }
  | { readonly holds: false; readonly brokenAt: number };

/**
 * Walks what was written between two moments, with the row before, to which it is sealed, and the row after, which is sealed to it: a
 * row that was changed, put in or taken out there is found without reading the rest.
 */
export async function verifyAuditSpan(client: pg.ClientBase, from: Date, until: Date): Promise<DayVerdict> {
  const span = await spanOf(client, from, until);
  if (!span) return { holds: true, rows: 0 };
  const { first, last } = span;
  let position = first - 1;
  let previous: Buffer = beginning;
  if (first > 1) {
    const [before] = await readSealedRows(client, first - 2, 1);
    if (before?.position !== first - 1) return { holds: false, brokenAt: first - 1 };
    previous = before.hash;
  }
  while (position < last) {
    const rows = await readSealedRows(client, position, Math.min(batchSize, last - position));
    for (const row of rows) {
      if (faultOf(row, position + 1, previous)) return { holds: false, brokenAt: position + 1 };
      previous = row.hash;
      position = row.position;
    }
  }
  const [next] = await readSealedRows(client, last, 1);
  if (next && (next.position !== last + 1 || !next.previousHash.equals(previous)))
    return { holds: false, brokenAt: last + 1 };
  return { holds: true, rows: last - first + 1 };
}

function faultOf(row: SealedRow, expected: number, previous: Buffer, noted?: AuditMark): string | undefined {
  if (row.position !== expected) return 'the row is missing';
  if (!row.previousHash.equals(previous)) return 'the row is not sealed to the one before it';
  if (!row.hash.equals(sealOf(row))) return 'the content is not what was sealed';
  if (noted?.position === row.position && noted.hash !== row.hash.toString('hex'))
    return 'the row was replaced since it was noted';
  return undefined;
}

function sealOf(row: SealedRow): Buffer {
  const fields = [String(row.position), row.at, row.actor, row.action, row.subject, row.detail];
  const origin = [String(row.sealVersion), row.actorRole, row.address, row.device, row.requestId];
  return createHash('sha256')
    .update(row.previousHash)
    .update(sealedFields(row.sealVersion === 1 ? fields : [...fields, ...origin]))
    .digest();
}
