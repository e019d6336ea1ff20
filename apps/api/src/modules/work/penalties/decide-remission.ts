import { portalAddress } from '@portal/contracts';
import type { Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import { publishNotice } from '../../../platform/notices/publish-notice.ts';
import { writeAudit } from '../../ground/audit/index.ts';
import { peopleOf } from '../paye/index.ts';
import { billPenalty } from './bill-penalty.ts';
import {
  type LockedPenalty,
  lockBillOf,
  lockPenalty,
  lowerPenalty,
  releaseBillOf,
} from './data/penalties.repository.ts';
import { endRemission, findRemission } from './data/remissions.repository.ts';
import type { PenaltiesDeps } from './penalties-deps.ts';
import { idIn, personIn } from './penalty-refusals.ts';

/** The bill of a penalty of which something may be remitted: nobody has paid it, is paying it, or pays it in parts. */
export async function requireRemittable(tx: Transaction, { state, billId }: LockedPenalty): Promise<string> {
  if (state !== 'billed' || billId === null) throw new BusinessError('penalty.not-billed');
  const bill = await lockBillOf(tx, billId);
  if (bill.standing === 'paid') throw new BusinessError('penalty.paid');
  if (bill.isPending) throw new BusinessError('bill.payment-pending');
  if (bill.standing !== 'open') throw new BusinessError('penalty.in-parts');
  return billId;
}

/** What follows from a decision about a remission: the bill gives way to a lower one, or to none. */
export function decideRemissions({ caseload }: Pick<PenaltiesDeps, 'caseload'>): void {
  caseload.when('penalty-remission', 'grant', async (tx, { subject, userId, reason = '' }) => {
    const by = personIn(userId);
    const remission = await findRemission(tx, idIn(subject));
    const penalty = await lockPenalty(tx, remission.penaltyId);
    const billId = await requireRemittable(tx, penalty);
    await endRemission(tx, remission.id, { state: 'granted', by, answer: reason });
    await releaseBillOf(tx, billId, by, `Remission ${remission.number}`);
    const remitted = {
      remittedPenaltyKobo: penalty.remittedPenaltyKobo + remission.penaltyKobo,
      remittedInterestKobo: penalty.remittedInterestKobo + remission.interestKobo,
    };
    const isWhole =
      remitted.remittedPenaltyKobo + remitted.remittedInterestKobo === penalty.penaltyKobo + penalty.interestKobo;
    const raised = isWhole ? null : await billPenalty(tx, { ...penalty, ...remitted });
    await lowerPenalty(tx, penalty.id, {
      penaltyKobo: remitted.remittedPenaltyKobo,
      interestKobo: remitted.remittedInterestKobo,
      billId: raised?.id ?? null,
    });
    await tell(tx, penalty, { kind: 'penalty.remitted', remission: remission.id, answer: reason });
    await writeAudit(tx, {
      actor: { userId: by },
      action: 'penalty.remission-granted',
      subject: `taxpayer:${penalty.tpui}`,
      detail: {
        ...{ penalty: penalty.number, remission: remission.number, reason },
        ...{ penaltyKobo: remission.penaltyKobo, interestKobo: remission.interestKobo },
        ...(raised && { bill: raised.reference }),
      },
    });
  });

  for (const [move, state] of [
    ['refuse', 'refused'],
    ['withdraw', 'withdrawn'],
  ] as const)
    caseload.when('penalty-remission', move, async (tx, { subject, userId, reason = '' }) => {
      const by = personIn(userId);
      const remission = await findRemission(tx, idIn(subject));
      const penalty = await lockPenalty(tx, remission.penaltyId);
      await endRemission(tx, remission.id, { state, by, answer: reason });
      if (state === 'refused')
        await tell(tx, penalty, { kind: 'penalty.remission-refused', remission: remission.id, answer: reason });
      await writeAudit(tx, {
        actor: { userId: by },
        action: `penalty.remission-${state}`,
        subject: `taxpayer:${penalty.tpui}`,
        detail: { penalty: penalty.number, remission: remission.number, reason },
      });
    });
}

async function tell(
  tx: Transaction,
  { tpui, number }: LockedPenalty,
  of: {
    readonly kind: 'penalty.remitted' | 'penalty.remission-refused';
    readonly remission: string;
    readonly answer: string;
  },
): Promise<void> {
  await publishNotice(tx, {
    to: await peopleOf(tx, tpui),
    kind: of.kind,
    facts: { number, answer: of.answer },
    path: portalAddress('/user/penalties'),
    occasion: `penalty-remission:${of.remission}`,
  });
}
