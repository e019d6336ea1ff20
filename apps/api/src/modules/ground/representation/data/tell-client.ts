import {
  cancelOwnBill,
  type Endpoint,
  lagosDay,
  type NoticeKindName,
  portalAddress,
  raiseMdaBill,
  raiseOwnBill,
} from '@portal/contracts';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { publishNotice } from '../../../../platform/notices/publish-notice.ts';
import type { RepresentationDeps } from '../routes/representatives.route.ts';

type Told = Extract<NoticeKindName, 'acting.began' | 'acting.raised' | 'acting.cancelled'>;
const told: ReadonlyMap<Endpoint, Told> = new Map<Endpoint, Told>([
  [raiseOwnBill, 'acting.raised'],
  [raiseMdaBill, 'acting.raised'],
  [cancelOwnBill, 'acting.cancelled'],
]);
const mostKept = 10_000;

/**
 * Tells a client what somebody did in their name: once for each kind and day, however often. Whoever pays tells it with the attempt itself.
 * A notice that cannot be written spoils nothing that was done; the client's service log has it anyhow.
 */
export function tellClientsOfActing(app: FastifyInstance, { db, clock }: RepresentationDeps): void {
  const kept = new Set<string>();
  app.addHook('onSend', async (request, reply) => {
    const { endpoint } = request.routeOptions.config;
    const scope = request.user?.scope;
    if (!endpoint || scope?.kind !== 'taxpayer' || !scope.acting || reply.statusCode >= 300) return;
    const { tpui, acting } = scope;
    const day = lagosDay(clock.now());
    const kinds: Told[] = ['acting.began'];
    const kind = told.get(endpoint);
    if (kind) kinds.push(kind);
    for (const one of kinds) {
      const occasion = `${one}:${acting.id}:${day}`;
      if (kept.has(occasion)) continue;
      if (kept.size >= mostKept) kept.clear();
      kept.add(occasion);
      try {
        await db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ name: string; people: string[] }>(
            sql`select person_name(u.first_name, u.last_name) as name,
                array(select p.id from users p where p.tpui = ${tpui} and p.status <> 'deleted') as people
              from users u where u.id = ${acting.userId}`,
          );
          const { name = '', people = [] } = rows[0] ?? {};
          await publishNotice(tx, {
            to: people,
            kind: one,
            facts: { name },
            path: portalAddress('/user/logs'),
            occasion,
          });
        });
      } catch (error) {
        kept.delete(occasion);
        request.log.error({ err: error }, 'a client could not be told who acted');
      }
    }
  });
}
