import { randomUUID } from 'node:crypto';
import { makeTipReference, openTip, sendTip } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requirePerson } from '../../../../platform/http/require-person.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { digestOf, sameSubmission } from '../../../../platform/http/submission.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { rewardOf } from '../data/rewards.repository.ts';
import { insertTip, officeOfTip, sealSender, tipByReference, tipOfRequest } from '../data/tips.repository.ts';
import type { TipsDeps } from '../tips-deps.ts';

/** For anybody: a report is sent, and followed by who holds its reference. Nothing of a session is read. */
export function sendTipRoutes(app: FastifyInstance, { db, caseload, seals }: TipsDeps): void {
  serve(app, sendTip, async ({ body }) => {
    requirePerson(body);
    const { website: _website, secondsToFill: _seconds, requestId, ...content } = body;
    const { name = '', phone = '', about = '', ...told } = content;
    const contentDigest = seals.referenceIndex(digestOf(content).toString('hex'));
    const reference = makeTipReference(seals.bytesOf(requestId));
    const isNew = await db.transaction(async (tx) => {
      const officeId = await officeOfTip(tx, told.lgaId);
      if (officeId === null)
        throw new BusinessError('tip.area-unknown', { fieldErrors: { lgaId: 'Choose an area of the state' } });
      const id = randomUUID();
      const referenceIndex = seals.referenceIndex(reference);
      const tip = { ...told, about, id, requestId, contentDigest, referenceIndex, officeId };
      const number = await insertTip(tx, tip);
      if (number === undefined) return false;
      if (name !== '' || phone !== '') await sealSender(tx, id, seals.sealSender({ name, phone }, id));
      await caseload.open(tx, { kind: 'tip', subject: `tip:${id}`, reference: number, officeId });
      await writeAudit(tx, {
        ...{ actor: { system: 'tips' }, action: 'tip.received', subject: `tip:${id}` },
        detail: { number, kind: told.kind },
      });
      return true;
    });
    if (isNew) return { reference };
    const earlier = await tipOfRequest(db, requestId);
    if (!earlier) throw new Error('A tip of this request was neither kept nor found');
    sameSubmission(earlier, contentDigest, 'requestId');
    return { reference };
  });

  serve(app, openTip, async ({ body: { reference } }) => {
    const tip = await tipByReference(db, seals.referenceIndex(reference));
    if (!tip) throw new BusinessError('tip.not-found');
    const reward = await rewardOf(db, tip.id);
    const { state, receivedOn, wantsReward } = tip;
    const isGiven = reward?.state === 'approved' || reward?.state === 'paid';
    return {
      state,
      receivedOn,
      wantsReward,
      reward: reward?.state ?? null,
      rewardKobo: isGiven ? reward.amountKobo : null,
    };
  });
}
