import { portalAddress } from '@portal/contracts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { peopleOf } from '../paye/index.ts';
import { requireWithinLimit } from '../tax-managers/index.ts';
import { billPenalty } from './bill-penalty.ts';
import { endPenalty, lockPenalty } from './data/penalties.repository.ts';
import { issueNotice } from './paper-of-penalty.ts';
import type { PenaltiesDeps } from './penalties-deps.ts';
import { idIn, personIn } from './penalty-refusals.ts';

/** What follows from a decision about a penalty, in the transaction of the move. */
export function decidePenalties({ caseload }: Pick<PenaltiesDeps, 'caseload'>): void {
  caseload.when('penalty', 'bill', async (tx, { subject, userId }) => {
    const by = personIn(userId);
    const penalty = await lockPenalty(tx, idIn(subject));
    await requireWithinLimit(tx, by, penalty.penaltyKobo + penalty.interestKobo);
    const raised = await billPenalty(tx, penalty);
    await endPenalty(tx, penalty.id, { state: 'billed', by, billId: raised.id });
    await issueNotice(tx, penalty, { raised, by });
    await publishNotice(tx, {
      to: await peopleOf(tx, penalty.tpui),
      kind: 'penalty.billed',
      facts: { number: penalty.number, day: penalty.dueOn, bill: raised.reference },
      path: portalAddress('/user/penalties'),
      occasion: `penalty:${penalty.id}:billed`,
    });
    await writeAudit(tx, {
      actor: { userId: by },
      action: 'penalty.billed',
      subject: `taxpayer:${penalty.tpui}`,
      detail: { penalty: penalty.number, bill: raised.reference, totalKobo: raised.totalKobo },
    });
  });

  for (const [move, state] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when('penalty', move, async (tx, { subject, userId, reason = '' }) => {
      const by = personIn(userId);
      const { id, number, tpui } = await lockPenalty(tx, idIn(subject));
      await endPenalty(tx, id, { state, by });
      await writeAudit(tx, {
        actor: { userId: by },
        action: `penalty.${state}`,
        subject: `taxpayer:${tpui}`,
        detail: { penalty: number, reason },
      });
    });
}
