import type { Transaction } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { type AuditActor, writeAudit } from '../../ground/audit/index.ts';
import { type PersonKeys, parkUnproved, securityNoticeJob } from '../../ground/identity/index.ts';

interface ParkDeps {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly clock: { readonly now: () => Date };
}

/** Whoever opened an account with this person's NIN and proved nothing is told that it is parked, and why. */
export async function parkUnprovedAccounts(
  { jobs, clock }: ParkDeps,
  transaction: Transaction,
  keys: PersonKeys,
  { actor, ...changes }: { readonly actor: AuditActor; readonly email: string; readonly except?: string },
): Promise<void> {
  const parked = await parkUnproved(transaction, keys, changes);
  const at = clock.now().toISOString();
  for (const { id, keepsAddress } of parked) {
    if (keepsAddress) await jobs.enqueue(transaction, securityNoticeJob, { userId: id, notice: 'parked', at });
  }
  for (const { id } of parked) await writeAudit(transaction, { actor, action: 'user.parked', subject: `user:${id}` });
}
