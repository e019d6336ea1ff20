import { closeTip, getTip, takeUpTip } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { openToldLead } from '../../intelligence/index.ts';
import { type EndedTip, endTip, lockTip, type TipRow } from '../data/tips.repository.ts';
import { refusalOf } from '../refusals.ts';
import { showTip, within } from '../show-tip.ts';
import type { TipsDeps } from '../tips-deps.ts';

interface Ending {
  readonly id: string;
  readonly move: 'take-up' | 'close';
  readonly caseVersion: number;
  readonly reason: string;
  readonly user: SignedInUser;
}

/** One tip, made a lead or closed. */
export function tipRoutes(app: FastifyInstance, { db, caseload }: TipsDeps): void {
  serve(app, getTip, ({ params: { id } }, { user }) => showTip(db, id, user));

  async function end(
    { id, move, caseVersion, reason, user }: Ending,
    effect: (tx: Transaction, tip: TipRow) => Promise<Omit<EndedTip, 'by' | 'reason'>>,
  ) {
    await db
      .transaction(async (tx) => {
        const tip = within(user, await lockTip(tx, id));
        await caseload.move(tx, { kind: 'tip', subject: `tip:${id}` }, { move, caseVersion, reason, userId: user.id });
        const made = await effect(tx, tip);
        await endTip(tx, id, { ...made, by: user.id, reason });
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'tip.ended', subject: `tip:${id}` },
          detail: { number: tip.number, state: made.state, reason, ...(made.closing && { why: made.closing }) },
        });
      })
      .catch(refusalOf);
    return showTip(db, id, user);
  }

  serve(app, takeUpTip, ({ params: { id }, body: { caseVersion, name, tpui = null, reason } }, { user }) =>
    end({ id, move: 'take-up', caseVersion, reason, user }, async (tx, { officeId, lgaId }) => {
      const leadId = await openToldLead(tx, caseload, { name, tpui, lgaId, officeId });
      return { state: 'taken-up', leadId, tpui };
    }),
  );

  serve(app, closeTip, ({ params: { id }, body: { caseVersion, closing, reason } }, { user }) =>
    end({ id, move: 'close', caseVersion, reason, user }, async () => ({ state: 'closed', closing })),
  );
}
