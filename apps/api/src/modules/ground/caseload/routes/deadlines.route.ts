import { extendDeadline, pauseDeadline, resumeDeadline } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import { findWork } from '../find-work.ts';
import { presentCaseFor, type QueueRouteDeps } from './queue.route.ts';

type Change = (tx: Transaction, deadlineId: string) => Promise<void>;

/** Suspending and extending: only where the rule allows it, with a reason, and on record. */
export function deadlinesRoutes(app: FastifyInstance, deps: QueueRouteDeps): void {
  const { db, works, deadlines } = deps;

  async function change(
    id: string,
    user: SignedInUser,
    did: 'suspended' | 'resumed' | 'extended',
    detail: object,
    make: Change,
  ) {
    await findWork(deps, id, user);
    await db.transaction(async (tx) => {
      const work = await works.lock(tx, { id });
      if (!work?.deadlineId) throw new BusinessError('work.no-deadline');
      await make(tx, work.deadlineId);
      await tellLive(tx, workAudiences(work.officeId));
      const entry = { actor: { userId: user.id }, action: `work.deadline-${did}` as const, subject: `work:${id}` };
      await writeAudit(tx, { ...entry, detail: { rule: work.rule, ...detail } });
    });
    return presentCaseFor(deps, id, user);
  }

  serve(app, pauseDeadline, ({ params: { id }, body: { reason } }, { user }) =>
    change(id, user, 'suspended', { reason }, (tx, deadline) =>
      deadlines.pause(tx, deadline, { reason, userId: user.id }),
    ),
  );

  serve(app, resumeDeadline, ({ params: { id } }, { user }) =>
    change(id, user, 'resumed', {}, (tx, deadline) => deadlines.resume(tx, deadline, user.id)),
  );

  serve(app, extendDeadline, ({ params: { id }, body: { days, reason } }, { user }) =>
    change(id, user, 'extended', { days, reason }, (tx, deadline) =>
      deadlines.extend(tx, deadline, { days, reason, userId: user.id }),
    ),
  );
}
