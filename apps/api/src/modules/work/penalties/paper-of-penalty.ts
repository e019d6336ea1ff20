import type { Transaction } from '../../../platform/db/database.ts';
import type { RaisedBill } from '../../money/billing/index.ts';
import { issueToAccount, penaltyLetter } from '../law-papers/index.ts';
import { dayToPay, type LockedPenalty } from './data/penalties.repository.ts';
import { findPenalty } from './data/read-penalties.ts';
import { presentPenalty } from './present-penalty.ts';

interface Signing {
  readonly raised: Pick<RaisedBill, 'reference'>;
  readonly by: string;
}

/** With its bill, in the words in which it was decided. */
export async function issueNotice(
  tx: Transaction,
  { id, number, tpui, proposedBy }: LockedPenalty,
  { raised, by }: Signing,
): Promise<void> {
  const read = await findPenalty(tx, id);
  if (!read) throw new Error('A penalty was billed and is not there');
  const penalty = presentPenalty(read);
  await issueToAccount(
    tx,
    { kind: 'penalty', id, number, tpui },
    {
      ...{ kind: 'penalty', officer: proposedBy, signedBy: by },
      ...{ lastDay: await dayToPay(tx), billReference: raised.reference },
      write: (parties) => penaltyLetter(penalty, parties),
    },
  );
}
