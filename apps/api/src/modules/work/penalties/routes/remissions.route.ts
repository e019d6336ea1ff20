import { proposeRemission } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { reachesOffice } from '../../../ground/identity/index.ts';
import { payerOf } from '../data/latenesses.repository.ts';
import { lockPenalty } from '../data/penalties.repository.ts';
import { insertRemission } from '../data/remissions.repository.ts';
import { requireRemittable } from '../decide-remission.ts';
import type { PenaltiesDeps } from '../penalties-deps.ts';
import { refusalOf } from '../penalty-refusals.ts';

/** A Manager proposes; nothing changes before a Director has decided. */
export function remissionsRoute(app: FastifyInstance, { db, caseload }: PenaltiesDeps): void {
  serve(app, proposeRemission, ({ params: { id: penaltyId }, body }, { user }) =>
    db
      .transaction(async (tx) => {
        const penalty = await lockPenalty(tx, penaltyId);
        const { officeId = null } = (await payerOf(tx, penalty.tpui)) ?? {};
        if (officeId === null || !reachesOffice(user.scope, officeId)) throw new BusinessError('penalty.not-found');
        await requireRemittable(tx, penalty);
        const { id, number } = await insertRemission(tx, { ...body, penaltyId, by: user.id });
        await caseload.open(tx, {
          ...{ kind: 'penalty-remission', subject: `penalty-remission:${id}`, reference: number },
          ...{ officeId, tpui: penalty.tpui, userId: user.id },
        });
        await writeAudit(tx, {
          actor: { userId: user.id },
          action: 'penalty.remission-proposed',
          subject: `taxpayer:${penalty.tpui}`,
          detail: { penalty: penalty.number, remission: number, reason: body.reason, paper: body.paper },
        });
        return { id, number };
      })
      .catch(refusalOf),
  );
}
