import { type GatewaysBoard, getGatewaysBoard, setGatewayAvailability } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { writeAudit } from '../../../ground/audit/index.ts';
import { lockAvailabilities, readGateways, readHealth, switchGateway } from '../data/gateways-board.repository.ts';
import { providerOf } from '../open-session.ts';
import type { Providers } from '../providers/create-providers.ts';

interface GatewaysDeps {
  readonly db: Database;
  readonly providers: Pick<Providers, 'isConfigured'>;
  readonly clock: Clock;
}

const instant = <T extends string | null>(at: T) => (at === null ? at : new Date(at).toISOString()) as T;

/** Which ways to pay there are, and whether their providers answer. Switching one is noted, audited, and counts at once. */
export function manageGatewaysRoute(app: FastifyInstance, { db, providers, clock }: GatewaysDeps): void {
  async function board(): Promise<GatewaysBoard> {
    const [gateways, health] = await Promise.all([readGateways(db), readHealth(db)]);
    return {
      gateways: gateways.map((gateway) => ({
        ...gateway,
        provider: providerOf(gateway.id),
        changes: gateway.changes.map((change) => ({ ...change, at: instant(change.at) })),
      })),
      providers: health.map((one) => ({
        ...one,
        isConfigured: providers.isConfigured(one.provider),
        lastAnswerAt: instant(one.lastAnswerAt),
        lastFailureAt: instant(one.lastFailureAt),
        answers: one.answers.map((answer) => ({ ...answer, at: instant(answer.at) })),
      })),
      asOf: clock.now().toISOString(),
    };
  }

  serve(app, getGatewaysBoard, board);

  serve(app, setGatewayAvailability, async ({ params: { id }, body: { availability, reason } }, { user }) => {
    await db.transaction(async (tx) => {
      const all = await lockAvailabilities(tx);
      const from = all.get(id);
      if (from === undefined || from === availability) return;
      if (availability === 'available' && !providers.isConfigured(providerOf(id)))
        throw new BusinessError('gateway.not-configured');
      const others = [...all].filter(([other, state]) => other !== id && state === 'available');
      if (availability !== 'available' && others.length === 0) throw new BusinessError('gateway.last-one');
      await switchGateway(tx, id, { from, to: availability, reason, by: user.id });
      await writeAudit(tx, {
        actor: { userId: user.id },
        action: 'gateway.switched',
        subject: `gateway:${id}`,
        detail: { from, to: availability, reason },
      });
    });
    return board();
  });
}
