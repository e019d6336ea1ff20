import { listCapacities, takeCapacity } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../audit/index.ts';
import type { QueueRouteDeps } from './queue.route.ts';

/** Giving one takes two persons: `decider-changes`. */
export function capacitiesRoutes(app: FastifyInstance, { db, works, covers }: QueueRouteDeps): void {
  async function roleOf(userId: string): Promise<string> {
    const actor = await works.actor(db, userId);
    if (!actor) throw new BusinessError('user.not-found');
    return actor.role;
  }

  serve(app, listCapacities, () => covers.capacities());

  serve(app, takeCapacity, async ({ body: { userId, capacity } }, { user }) => {
    await roleOf(userId);
    await db.transaction(async (tx) => {
      await covers.takeCapacity(tx, userId, capacity);
      const entry = { actor: { userId: user.id }, action: 'work.capacity-taken' as const, subject: `user:${userId}` };
      await writeAudit(tx, { ...entry, detail: { capacity } });
    });
    return {};
  });
}
