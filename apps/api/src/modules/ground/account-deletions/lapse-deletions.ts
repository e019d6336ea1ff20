import type { Transaction } from '../../../platform/db/database.ts';
import type { Caseload } from '../caseload/index.ts';
import type { AccountDeletionsRepository } from './data/account-deletions.repository.ts';
import { deletionKind, subjectOfDeletion } from './deletion-subject.ts';

/** Accounts that went by another way (closed by their owner, erased as they asked) leave nothing to decide in the queue. */
export async function lapseDeletions(
  tx: Transaction,
  {
    deletions,
    caseload,
    userIds,
  }: {
    readonly deletions: Pick<AccountDeletionsRepository, 'openIds'>;
    readonly caseload: Pick<Caseload, 'move'>;
    readonly userIds: readonly string[];
  },
): Promise<void> {
  for (const id of await deletions.openIds(tx, userIds))
    await caseload.move(tx, { kind: deletionKind, subject: subjectOfDeletion(id) }, { move: 'lapse' });
}
