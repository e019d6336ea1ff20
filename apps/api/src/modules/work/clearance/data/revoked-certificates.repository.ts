import { createHash } from 'node:crypto';
import { revokedFingerprintBytes } from '@portal/contracts';
import { sql } from 'kysely';
import { type Runner, tablesOf } from '../../../../platform/db/tables-of.ts';

/** One that is over says so by itself: it need not be listed. */
function revokedOnes(on: Runner) {
  return tablesOf(on)
    .selectFrom('clearance_certificates')
    .where((where) => where.or([where('revoked_at', 'is not', null), where('replaced_by', 'is not', null)]))
    .where('valid_until', '>=', sql<string>`lagos_today()`);
}

/** Says whether there is a new one: revocations are never taken back. */
export async function countRevoked(on: Runner): Promise<number> {
  const { count } = await revokedOnes(on).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** In an order that says nothing of when or whose. */
export async function revokedFingerprints(on: Runner): Promise<string[]> {
  const revoked = await revokedOnes(on).select('number').execute();
  return revoked.map(({ number }) => fingerprint(number)).sort();
}

function fingerprint(number: string): string {
  return createHash('sha256').update(number).digest().subarray(0, revokedFingerprintBytes).toString('base64url');
}
