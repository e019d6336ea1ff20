import { reinstateExpertSystem, suspendExpertSystem } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import { type ExpertSystemsRoutesDeps, requireSystem } from './expert-systems.route.ts';

/** Whether an expert system may raise bills; the database refuses those of one that may not. */
export function standingRoutes(app: FastifyInstance, { db, systems }: ExpertSystemsRoutesDeps): void {
  serve(app, suspendExpertSystem, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const { isSuspended } = await requireSystem(tx, systems, id);
      if (isSuspended) throw new BusinessError('expert-system.suspended');
      await systems.suspend(tx, id, reason);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.suspended',
        subject: `expert-system:${id}`,
        detail: { reason },
      });
    });
    return {};
  });

  serve(app, reinstateExpertSystem, async ({ params: { id }, body: { reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const { isSuspended } = await requireSystem(tx, systems, id);
      if (!isSuspended) throw new BusinessError('expert-system.not-suspended');
      await systems.suspend(tx, id, null);
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'expert-system.reinstated',
        subject: `expert-system:${id}`,
        detail: { reason },
      });
    });
    return {};
  });
}
