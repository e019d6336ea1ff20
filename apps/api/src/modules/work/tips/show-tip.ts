import { type TipAct, type TipDetail, tipActs } from '@portal/contracts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { BusinessError } from '../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../platform/http/call.ts';
import { reachesOffice } from '../../ground/identity/index.ts';
import { isLegal, openingOf } from './data/openings.repository.ts';
import { rewardOf } from './data/rewards.repository.ts';
import { findTip, type TipRow } from './data/tips.repository.ts';

/** Of another office there is none. */
export function within(user: SignedInUser, row: TipRow | undefined): TipRow {
  if (!row || !reachesOffice(user.scope, row.officeId)) throw new BusinessError('tip.not-found');
  return row;
}

/** What an office sees of a tip, and what the caller may do now. Never who sent it. */
export async function showTip(
  on: Pick<Database, 'execute'> | Transaction,
  id: string,
  user: SignedInUser,
): Promise<TipDetail> {
  const row = within(user, await findTip(on, id));
  const [opening, reward, legal] = [await openingOf(on, id), await rewardOf(on, id), await isLegal(on, user.id)];
  const leads = user.roles[0] === 'Tax Office Director';
  const isNew = row.state === 'received';
  const mayBe: Readonly<Record<TipAct, boolean>> = {
    'take-up': isNew,
    close: isNew,
    'ask-sender': legal && row.hasSender && opening?.state !== 'asked' && !opening?.isOpen,
    'approve-sender': leads && opening?.state === 'asked' && opening.askedById !== user.id,
    'refuse-sender': leads && opening?.state === 'asked' && opening.askedById !== user.id,
    'read-sender': legal && opening?.state === 'approved' && opening.isOpen && opening.askedById === user.id,
    'propose-reward': row.state === 'taken-up' && row.wantsReward && !reward,
    'approve-reward': leads && reward?.state === 'proposed' && reward.proposedById !== user.id,
    'refuse-reward': leads && reward?.state === 'proposed' && reward.proposedById !== user.id,
    'pay-reward': reward?.state === 'approved' && reward.decidedById !== user.id,
  };
  const { leadId, leadNumber, lgaId: _lga, officeId: _office, tpui: _tpui, endReason, ...tip } = row;
  return {
    ...tip,
    endReason: endReason ?? '',
    lead: leadId !== null && leadNumber !== null ? { id: leadId, number: leadNumber } : null,
    opening: opening
      ? {
          ...{ state: opening.state, reason: opening.reason, askedBy: opening.askedBy, decidedBy: opening.decidedBy },
          ...{ readUntil: opening.readUntil, caseVersion: opening.caseVersion },
        }
      : null,
    reward: reward
      ? {
          ...{ state: reward.state, amountKobo: reward.amountKobo, reason: reward.reason, paidOn: reward.paidOn },
          ...{ proposedBy: reward.proposedBy, caseVersion: reward.caseVersion },
        }
      : null,
    acts: tipActs.filter((act) => mayBe[act]),
  };
}
