import { assignWork, listWorkAssignees, takeNextWork, transferWork, workKindOf, workPathOf } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import { workAudiences } from '../../../../platform/realtime/live-audiences.ts';
import { tellLive } from '../../../../platform/realtime/tell-live.ts';
import { writeAudit } from '../../audit/index.ts';
import { conflictedOf, isConflicted } from '../data/conflicts.repository.ts';
import { lockNextWork } from '../data/open-work.ts';
import type { WorkRow } from '../data/work.repository.ts';
import { findWork, readerOf } from '../find-work.ts';
import { leadsWork, reachesWork } from '../work-reach.ts';
import { presentCaseFor, type QueueRouteDeps } from './queue.route.ts';

interface Assignment {
  readonly assigneeId: string | null;
  readonly by: string;
  readonly reason?: string | undefined;
}

export function assignmentRoutes(app: FastifyInstance, deps: QueueRouteDeps): void {
  const { db, clock, works } = deps;
  const isSuitable = (tx: Transaction, { kind, officeId }: WorkRow, userId: string) =>
    works.isAmong(tx, userId, workKindOf(kind).seenBy, officeId);

  async function assign(tx: Transaction, work: WorkRow, { assigneeId, by, reason }: Assignment): Promise<void> {
    const at = clock.now();
    await works.assign(tx, work.id, { assigneeId, by, reason, at });
    if (assigneeId !== null && assigneeId !== by) {
      const kind = workKindOf(work.kind);
      const facts = { work: kind.name, reference: work.reference };
      const path = workPathOf(kind, work.id);
      const occasion = `work ${work.id} assigned ${at.toISOString()}`;
      await publishNotice(tx, { to: [assigneeId], kind: 'work.assigned', facts, path, occasion });
    }
    await tellLive(tx, workAudiences(work.officeId));
    await writeAudit(tx, {
      actor: { userId: by },
      action: 'work.assigned',
      subject: `work:${work.id}`,
      detail: { to: assigneeId, from: work.assigneeId, ...(reason && { reason }) },
    });
  }

  serve(app, listWorkAssignees, async ({ params }, { user }) => {
    const { kind, officeId } = await findWork(deps, params.id, user);
    const people = await works.peopleFor(db, workKindOf(kind).seenBy, officeId);
    const conflicted = await conflictedOf(
      db,
      params.id,
      people.map(({ id }) => id),
    );
    return people.filter(({ id }) => !conflicted.has(id));
  });

  serve(app, assignWork, async ({ params, body: { assigneeId, reason } }, { user }) => {
    await findWork(deps, params.id, user);
    await db.transaction(async (tx) => {
      const work = await works.lock(tx, { id: params.id });
      if (!work) throw new BusinessError('work.not-found');
      if (work.closedAt) throw new BusinessError('work.closed');
      const takesOrGivesBack =
        assigneeId === null ? work.assigneeId === user.id : assigneeId === user.id && work.assigneeId === null;
      if (!takesOrGivesBack && !leadsWork(user)) throw new BusinessError('access.denied');
      if (assigneeId !== null && !(await isSuitable(tx, work, assigneeId)))
        throw new BusinessError('work.assignee-unsuitable');
      if (assigneeId !== null && (await isConflicted(tx, work.id, [assigneeId])))
        throw new BusinessError('work.conflict');
      if (assigneeId !== work.assigneeId) await assign(tx, work, { assigneeId, by: user.id, reason });
    });
    return presentCaseFor(deps, params.id, user);
  });

  serve(app, takeNextWork, async ({ body: { kind } }, { user }) => {
    const reader = await readerOf(deps, user);
    return db.transaction(async (tx) => {
      const id = await lockNextWork(tx, { kind, reader });
      const work = id === undefined ? undefined : await works.lock(tx, { id });
      if (!work || !(await isSuitable(tx, work, user.id))) throw new BusinessError('work.nothing-waits');
      await assign(tx, work, { assigneeId: user.id, by: user.id });
      return { id: work.id, kind: work.kind };
    });
  });

  serve(app, transferWork, async ({ body: { fromUserId, toUserId, reason } }, { user }) => {
    const { reach } = await readerOf(deps, user);
    return db.transaction(async (tx) => {
      const open = await works.openWorkOf(tx, fromUserId);
      let transferred = 0;
      for (const work of open) {
        if (!reachesWork(reach, work) || !(await isSuitable(tx, work, toUserId))) continue;
        if (await isConflicted(tx, work.id, [toUserId])) continue;
        await assign(tx, work, { assigneeId: toUserId, by: user.id, reason });
        transferred += 1;
      }
      if (open.length > 0 && transferred === 0) throw new BusinessError('work.assignee-unsuitable');
      return { transferred, stayed: open.length - transferred };
    });
  });
}
