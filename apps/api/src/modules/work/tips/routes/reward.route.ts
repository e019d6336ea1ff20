import { decideTipReward, payTipReward, proposeTipReward } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { requireWithinLimit } from '../../tax-managers/index.ts';
import { decideReward, payReward, proposeReward, rewardOf } from '../data/rewards.repository.ts';
import { lockTip, tipByReference } from '../data/tips.repository.ts';
import { refusalOf } from '../refusals.ts';
import { showTip, within } from '../show-tip.ts';
import type { TipsDeps } from '../tips-deps.ts';

const caseOf = (id: string) => ({ kind: 'tip-reward', subject: `tip-reward:${id}` }) as const;

/** A reward: proposed, decided by a Director within their limit, paid to whoever shows the reference. */
export function rewardRoutes(app: FastifyInstance, { db, clock, caseload, seals }: TipsDeps): void {
  serve(app, proposeTipReward, async ({ params: { id }, body: { amountKobo, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const { number, officeId } = within(user, await lockTip(tx, id));
        await proposeReward(tx, id, { amountKobo, reason, by: user.id });
        await caseload.open(tx, { ...caseOf(id), reference: number, officeId, userId: user.id });
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'tip.reward-proposed', subject: `tip:${id}` },
          detail: { number, amountKobo, reason },
        });
      })
      .catch(refusalOf);
    return showTip(db, id, user);
  });

  serve(app, decideTipReward, async ({ params: { id }, body: { caseVersion, isApproved, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const { number } = within(user, await lockTip(tx, id));
        const reward = await rewardOf(tx, id);
        if (!reward) throw new BusinessError('tip.no-reward');
        const move = isApproved ? 'approve' : 'refuse';
        await caseload.move(tx, caseOf(id), { move, caseVersion, reason, userId: user.id });
        if (isApproved) await requireWithinLimit(tx, user.id, reward.amountKobo);
        await decideReward(tx, id, isApproved, user.id);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'tip.reward-decided', subject: `tip:${id}` },
          detail: { number, move, amountKobo: reward.amountKobo, reason },
        });
      })
      .catch(refusalOf);
    return showTip(db, id, user);
  });

  serve(app, payTipReward, async ({ params: { id }, body }, { user }) => {
    const { caseVersion, reference, paidOn, proof } = body;
    await db
      .transaction(async (tx) => {
        const { number } = within(user, await lockTip(tx, id));
        if (!(await rewardOf(tx, id))) throw new BusinessError('tip.no-reward');
        if ((await tipByReference(tx, seals.referenceIndex(reference)))?.id !== id)
          throw new BusinessError('tip.wrong-reference');
        if (paidOn > dayOf(clock.now()))
          throw new BusinessError('request.invalid', { fieldErrors: { paidOn: 'This is still to come' } });
        await caseload.move(tx, caseOf(id), { move: 'pay', caseVersion, userId: user.id });
        await payReward(tx, id, { by: user.id, paidOn, proof });
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'tip.reward-paid', subject: `tip:${id}` },
          detail: { number, paidOn, proof },
        });
      })
      .catch(refusalOf);
    return showTip(db, id, user);
  });
}
