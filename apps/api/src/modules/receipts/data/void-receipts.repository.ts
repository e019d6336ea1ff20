import { createHash } from 'node:crypto';
import { voidFingerprintBytes, voidFingerprintOf } from '@portal/contracts';
import type { Database } from '../../../platform/db/database.ts';

type Reads = Pick<Database, '$client'>;

/** Voids are never taken back: their number says whether there is a new one. */
export async function countVoids({ $client }: Reads): Promise<number> {
  const { rows } = await $client.query<{ count: number }>('select count(*)::int as count from receipt_voids');
  return rows[0]?.count ?? 0;
}

/** In an order that says nothing of when or what. */
export async function voidFingerprints({ $client }: Reads): Promise<string[]> {
  const { rows } = await $client.query<{ n: string; b: string }>(
    `select r.receipt_number as n, b.reference as b from receipt_voids v join receipts r on r.id = v.receipt_id join bills b on b.id = r.bill_id`,
  );
  return rows.map(fingerprint).sort();
}

function fingerprint(receipt: { readonly n: string; readonly b: string }): string {
  const bytes = createHash('sha256').update(voidFingerprintOf(receipt)).digest();
  return bytes.subarray(0, voidFingerprintBytes).toString('base64url');
}
