import { setSignatureDuty } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { liftDuty, lockDuty, orderSignatures, proposeLift } from '../data/signature-duties.repository.ts';
import { findStanding } from '../data/standings.repository.ts';

interface Asked {
  readonly expertSystemId: number;
  readonly userId: string;
  readonly reason: string;
}

/** One administrator orders that a partner signs its live calls; lifting it takes two. */
export function signatureDutyRoute(app: FastifyInstance, { db }: Pick<PartnersDeps, 'db'>): void {
  serve(app, setSignatureDuty, ({ params: { id }, body: { isRequired, reason } }, { user }) =>
    db.transaction(async (tx) => {
      if (!(await findStanding(tx, id))) throw new BusinessError('expert-system.not-found');
      const asked = { expertSystemId: id, userId: user.id, reason };
      if (isRequired) await orderSignatures(tx, asked);
      const isLifted = !isRequired && (await lift(tx, asked));
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: isRequired
          ? 'partner.signatures-ordered'
          : isLifted
            ? 'partner.signatures-lifted'
            : 'partner.signatures-lift-proposed',
        subject: `expert-system:${id}`,
        detail: { reason },
      });
      return { isRequired: !isLifted };
    }),
  );
}

/** Whether this person is the second one. */
async function lift(tx: Transaction, { expertSystemId, userId, reason }: Asked): Promise<boolean> {
  const duty = await lockDuty(tx, expertSystemId);
  if (!duty) throw new BusinessError('partner.signatures-not-required');
  if (duty.proposedBy === userId) throw new BusinessError('partner.second-person');
  await (duty.proposedBy === null ? proposeLift(tx, duty.id, userId, reason) : liftDuty(tx, duty.id, userId));
  return duty.proposedBy !== null;
}
