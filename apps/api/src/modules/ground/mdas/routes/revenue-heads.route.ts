import {
  allowPlansOfHead,
  changeRevenueHead,
  createRevenueHead,
  getHeadChange,
  plansOfHeadAsRead,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../platform/db/database.ts';
import { violates } from '../../../../platform/db/violated-constraint.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { requireAsRead } from '../../../../platform/http/require-as-read.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { Caseload } from '../../caseload/index.ts';
import type { HeadChangesRepository } from '../data/head-changes.repository.ts';
import type { MdasRepository } from '../data/mdas.repository.ts';
import { proposeHead } from '../propose-head.ts';

export interface RevenueHeadsDeps {
  readonly db: Database;
  readonly caseload: Caseload;
  readonly mdas: MdasRepository;
  readonly heads: HeadChangesRepository;
}

/** Proposed by one administrator; nothing of it counts before another released it and its day has come. */
export function revenueHeadsRoutes(app: FastifyInstance, { db, caseload, mdas, heads }: RevenueHeadsDeps): void {
  serve(app, createRevenueHead, ({ params: { id: mdaId }, body }, { user }) =>
    inWords(
      db.transaction(async (tx) => {
        if (!(await mdas.lock(tx, mdaId))) throw new BusinessError('mda.not-found');
        if (await heads.isTaken(tx, body.code)) throw new BusinessError('revenue-head.code-taken');
        return proposeHead({ caseload, heads }, tx, { ...body, headId: null, mdaId, isActive: true, by: user.id });
      }),
    ),
  );

  serve(app, changeRevenueHead, ({ params: { id: headId }, body }, { user }) =>
    inWords(
      db.transaction(async (tx) => {
        const head = await heads.lockHead(tx, headId);
        if (!head) throw new BusinessError('revenue-head.not-found');
        if (head.name === body.name && head.isActive === body.isActive) throw new BusinessError('revenue-head.same');
        return proposeHead({ caseload, heads }, tx, {
          ...body,
          headId,
          mdaId: head.mdaId,
          code: head.code,
          by: user.id,
        });
      }),
    ),
  );

  serve(app, allowPlansOfHead, async ({ params: { id }, query: { asRead }, body: { allowsPlans } }, { user }) => {
    await db.transaction(async (tx) => {
      const before = await mdas.allowPlans(tx, id, allowsPlans);
      if (before === undefined) throw new BusinessError('revenue-head.not-found');
      requireAsRead(asRead, plansOfHeadAsRead(before));
      const detail = { from: { allowsPlans: before }, to: { allowsPlans } };
      const [action, subject] = ['revenue-head.changed', `revenue-head:${id}`] as const;
      await writeAudit(tx, { actor: { userId: user.id }, action, subject, detail });
    });
    return {};
  });

  serve(app, getHeadChange, async ({ params: { changeId } }) => {
    const found = await heads.find(changeId);
    if (!found) throw new BusinessError('revenue-head.change-not-found');
    return found;
  });
}

function inWords<T>(done: Promise<T>): Promise<T> {
  return done.catch((error: unknown) => {
    if (violates(error, 'revenue_head_changes_waits_idx'))
      throw new BusinessError('revenue-head.waits', { cause: error });
    if (violates(error, 'revenue_head_changes_too_late'))
      throw new BusinessError('revenue-head.too-late', { cause: error });
    throw error;
  });
}
