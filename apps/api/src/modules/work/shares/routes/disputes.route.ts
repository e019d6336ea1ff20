import { answerShareDispute, disputeShareLine, listOwnShareDisputes, listShareDisputes } from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { ownRows } from '../../../../platform/scope/own-rows.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import {
  allDisputes,
  answerDispute,
  type DisputeRow,
  insertDispute,
  isOwnLine,
  ownDisputes,
} from '../data/disputes.repository.ts';
import type { SharesRouteDeps } from '../shares-deps.ts';

const subjectOf = (id: string) => `share-dispute:${id}`;
const own = { expertSystem: sql`l.expert_system_id`, taxpayer: sql`l.agent_tpui` };

/** What whoever earns says against a line, and what the service answers. */
export function disputesRoutes(app: FastifyInstance, { db, readAs }: SharesRouteDeps): void {
  serve(app, listOwnShareDisputes, async (_request, { user: { scope } }) =>
    (await readAs(scope, (run) => ownDisputes(run, ownRows(scope, own) ?? sql`false`))).map(present),
  );

  serve(app, listShareDisputes, async () => (await allDisputes(db)).map(present));

  serve(app, disputeShareLine, async ({ params: { id: lineId }, body: { text } }, { user }) => {
    const isOwn = await readAs(user.scope, (run) => isOwnLine(run, lineId, ownRows(user.scope, own) ?? sql`false`));
    if (!isOwn) throw new BusinessError('share.not-found');
    const raised = db.transaction(async (tx) => {
      const id = await insertDispute(tx, lineId, text, user.id);
      const detail = { lineId };
      await writeAudit(tx, { actor: { userId: user.id }, action: 'share.disputed', subject: subjectOf(id), detail });
      return { id };
    });
    return raised.catch((error: unknown) => {
      if (violates(error, 'share_disputes_open_idx')) throw new BusinessError('share.dispute-open', { cause: error });
      throw error;
    });
  });

  serve(app, answerShareDispute, ({ params: { id }, body: { answer } }, { user }) =>
    db.transaction(async (tx) => {
      if (!(await answerDispute(tx, id, answer, user.id))) throw new BusinessError('share.not-found');
      const detail = { answer };
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'share.dispute-answered',
        subject: subjectOf(id),
        detail,
      });
      return {};
    }),
  );
}

function present({ raisedAt, answeredAt, ...dispute }: DisputeRow) {
  return { ...dispute, raisedAt: raisedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
}
