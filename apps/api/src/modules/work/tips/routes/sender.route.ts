import { askTipSender, decideTipSender, readTipSender } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { askOpening, decideOpening, openingOf, sealedSender } from '../data/openings.repository.ts';
import { findTip, lockTip } from '../data/tips.repository.ts';
import { refusalOf } from '../refusals.ts';
import { showTip, within } from '../show-tip.ts';
import type { TipsDeps } from '../tips-deps.ts';

/** Who sent a tip: Legal asks, another Director decides, and only who asked reads. Each is in the audit trail. */
export function senderRoutes(app: FastifyInstance, { db, caseload, seals }: TipsDeps): void {
  serve(app, askTipSender, async ({ params: { id }, body: { reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const tip = within(user, await lockTip(tx, id));
        if (!tip.hasSender) throw new BusinessError('tip.no-sender');
        const opening = await askOpening(tx, id, reason, user.id);
        await caseload.open(tx, {
          ...{
            kind: 'tip-sender',
            subject: `tip-sender:${id}:${opening}`,
            reference: tip.number,
            officeId: tip.officeId,
          },
          userId: user.id,
        });
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'tip.sender-asked', subject: `tip:${id}` },
          detail: { number: tip.number, reason },
        });
      })
      .catch(refusalOf);
    return showTip(db, id, user);
  });

  serve(app, decideTipSender, async ({ params: { id }, body: { caseVersion, isApproved, reason } }, { user }) => {
    await db
      .transaction(async (tx) => {
        const tip = within(user, await lockTip(tx, id));
        const opening = await openingOf(tx, id);
        if (opening?.state !== 'asked') throw new BusinessError('tip.not-asked');
        const which = { kind: 'tip-sender', subject: `tip-sender:${id}:${opening.id}` } as const;
        const move = isApproved ? 'approve' : 'refuse';
        await caseload.move(tx, which, { move, caseVersion, reason, userId: user.id });
        await decideOpening(tx, opening.id, isApproved, user.id);
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'tip.sender-decided', subject: `tip:${id}` },
          detail: { number: tip.number, move, reason },
        });
      })
      .catch(refusalOf);
    return showTip(db, id, user);
  });

  serve(app, readTipSender, ({ params: { id } }, { user }) =>
    db.transaction(async (tx) => {
      const tip = within(user, await findTip(tx, id));
      const sealed = await sealedSender(tx, id, user.id);
      if (!sealed) throw new BusinessError('tip.sealed');
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'tip.sender-read', subject: `tip:${id}` },
        detail: { number: tip.number },
      });
      return seals.openSender(sealed, id);
    }),
  );
}
