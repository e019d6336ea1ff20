import type { Transaction } from '../../../platform/db/database.ts';
import type { Caseload } from '../caseload/index.ts';
import type { AccountRecoveriesRepository } from './data/account-recoveries.repository.ts';
import { recoveryKind, subjectOfRecovery } from './recovery-subject.ts';

/** Of an account that goes nothing is left to decide, and neither papers nor addresses. */
export async function forgetRecoveries(
  tx: Transaction,
  {
    recoveries,
    caseload,
    userIds,
  }: {
    readonly recoveries: Pick<AccountRecoveriesRepository, 'openOf' | 'forget'>;
    readonly caseload: Pick<Caseload, 'move'>;
    readonly userIds: readonly string[];
  },
): Promise<void> {
  for (const id of await recoveries.openOf(tx, userIds))
    await caseload.move(tx, { kind: recoveryKind, subject: subjectOfRecovery(id) }, { move: 'lapse' });
  await recoveries.forget(tx, userIds);
}
