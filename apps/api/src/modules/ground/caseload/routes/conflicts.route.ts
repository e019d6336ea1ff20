import { declareConflict, endConflict, listConflicts } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import type { SignedInUser } from '../../../../platform/http/call.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import { officeReachOf } from '../../identity/index.ts';
import {
  endConflictIn,
  insertConflict,
  listConflictsOf,
  lockConflict,
  openCasesWith,
} from '../data/conflicts.repository.ts';
import { leadsWork } from '../work-reach.ts';
import type { QueueRouteDeps } from './queue.route.ts';

/** Officers say with whom they have a conflict; what is open of that taxpayer is theirs no more. */
export function conflictsRoutes(app: FastifyInstance, { db, clock, works }: QueueRouteDeps): void {
  const readerOf = (user: SignedInUser) => ({
    userId: user.id,
    leads: leadsWork(user) ? officeReachOf(user.scope) : null,
  });

  serve(app, listConflicts, async (_asked, { user }) => {
    const leads = leadsWork(user);
    const rows = await listConflictsOf(db, readerOf(user));
    return {
      conflicts: rows.map(({ id, userId, officer, tpui, taxpayer, reason, declaredAt }) => ({
        ...{ id, tpui, taxpayer: taxpayer ?? '', reason, officer: { id: userId, name: officer } },
        declaredAt: new Date(declaredAt).toISOString(),
        mayEnd: leads && userId !== user.id,
      })),
    };
  });

  serve(app, declareConflict, ({ body: { tpui, reason } }, { user }) =>
    db
      .transaction(async (tx) => {
        const id = await insertConflict(tx, { userId: user.id, tpui, reason });
        for (const work of await openCasesWith(tx, user.id, tpui)) {
          await works.assign(tx, work.id, {
            assigneeId: null,
            by: user.id,
            reason: 'Conflict declared',
            at: clock.now(),
          });
          await tellLive(tx, workAudiences(work.officeId));
        }
        await writeAudit(tx, {
          ...{ actor: { userId: user.id }, action: 'work.conflict-declared', subject: `taxpayer:${tpui}` },
          detail: { reason },
        });
        return { id };
      })
      .catch((error: unknown) => {
        if (violates(error, 'declared_conflicts_one_idx')) throw new BusinessError('work.conflict-declared');
        if (violates(error, 'declared_conflicts_tpui_taxpayers_tpui_fk')) throw new BusinessError('taxpayer.not-found');
        throw error;
      }),
  );

  serve(app, endConflict, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const row = await lockConflict(tx, id, readerOf(user));
      if (!row) throw new BusinessError('work.conflict-not-found');
      if (row.userId === user.id) throw new BusinessError('work.same-person');
      await endConflictIn(tx, id, { by: user.id, reason });
      await writeAudit(tx, {
        ...{ actor: { userId: user.id }, action: 'work.conflict-ended', subject: `taxpayer:${row.tpui}` },
        detail: { of: row.userId, reason },
      });
    });
    return {};
  });
}
