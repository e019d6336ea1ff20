import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { type Decision, decideRecord, lockRecord, type RecordFound } from './data/records.repository.ts';
import type { StreetDeps } from './street-deps.ts';

/** Decides about a record once, with what follows from it. All or nothing. */
export async function decide(
  { db }: Pick<StreetDeps, 'db'>,
  id: string,
  user: SignedInUser,
  effect: (tx: Transaction, record: RecordFound) => Promise<Omit<Decision, 'by'>>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const record = await lockRecord(tx, id);
    if (!record) throw new BusinessError('field-record.not-found');
    if (record.state !== 'received') throw new BusinessError('field-record.decided');
    const decision = await effect(tx, record);
    await decideRecord(tx, id, { ...decision, by: user.id });
    const { state, reason, became, tpui, sameAs } = decision;
    await writeAudit(tx, {
      ...{ actor: { userId: user.id }, action: 'field-record.decided', subject: `field-record:${id}` },
      detail: {
        state,
        ...(reason && { reason }),
        ...(became && { became }),
        ...(tpui && { tpui }),
        ...(sameAs && { sameAs }),
      },
    });
  });
}
