import { createHash } from 'node:crypto';
import { voidFingerprintBytes, voidFingerprintOf } from '@portal/contracts';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/database.ts';
import { tablesOf } from '../../../../platform/db/tables-of.ts';

type Reads = Pick<Database, '$client'>;

/** Voids are never taken back: their number says whether there is a new one. */
export async function countVoids(db: Reads): Promise<number> {
  const { count } = await tablesOf(db)
    .selectFrom('receipt_voids')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** In an order that says nothing of when or what. */
export async function voidFingerprints(db: Reads): Promise<string[]> {
  const receipts = await tablesOf(db)
    .selectFrom('receipt_voids as v')
    .innerJoin('receipts as r', 'r.id', 'v.receipt_id')
    .innerJoin('bills as b', 'b.id', 'r.bill_id')
    .select(['r.receipt_number as n', 'b.reference as b'])
    .execute();
  return receipts.map(fingerprint).sort();
}

function fingerprint(receipt: { readonly n: string; readonly b: string }): string {
  const bytes = createHash('sha256').update(voidFingerprintOf(receipt)).digest();
  return bytes.subarray(0, voidFingerprintBytes).toString('base64url');
}
