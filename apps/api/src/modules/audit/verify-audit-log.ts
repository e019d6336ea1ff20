import { createHash } from 'node:crypto';
import type pg from 'pg';
import { readSealedRows, type SealedRow } from './data/audit-log.repository.ts';
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
