import { answerShareDispute, disputeShareLine, listOwnShareDisputes, listShareDisputes } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { allDisputes, answerDispute, insertDispute, isOwnLine, ownDisputes } from '../data/disputes.repository.ts';
import { ownSubject, readOwn } from '../data/read-own.ts';
import type { SharesDeps } from '../shares-deps.ts';

const subjectOf = (id: string) => `share-dispute:${id}`;

/** What whoever earns says against a line, and what the service answers. */
export function disputesRoutes(app: FastifyInstance, { db }: SharesDeps): void {
  serve(app, listOwnShareDisputes, (_request, { user: { scope } }) =>
    readOwn(db, scope, (tables) => ownDisputes(tables, ownSubject(scope) ?? '')),
  );

  serve(app, listShareDisputes, () => allDisputes(db));

  serve(app, disputeShareLine, async ({ params: { id: lineId }, body: { text } }, { user }) => {
    const { scope } = user;
    const isOwn = await readOwn(db, scope, (tables) => isOwnLine(tables, lineId, ownSubject(scope) ?? ''));
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
