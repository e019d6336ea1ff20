import { getInterfaceFigures, getPartnerRequest, kobo } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { dayOf } from '../../../../platform/clock/lagos-day.ts';
import { BusinessError } from '../../../../platform/http/business-error.ts';
import { serve } from '../../../../platform/http/serve.ts';
import type { PartnersDeps } from '../application/partners-deps.ts';
import { countCalls, countDeliveries, keysAboutToEnd, nextPayout } from '../data/interface-figures.repository.ts';
import { findRequest } from '../data/partner-requests.repository.ts';

/** Calls and figures of the interface for the people of its system; of another's there are none. */
export function requestLogRoute(app: FastifyInstance, { db, clock }: Pick<PartnersDeps, 'db' | 'clock'>): void {
  serve(app, getInterfaceFigures, async (_request, { user: { scope } }) => {
    if (scope.kind !== 'expert-system') throw new BusinessError('access.denied');
    const { expertSystemId: id } = scope;
    const now = clock.now();
    const [counted, webhooks, keysEnding, payout] = await Promise.all([
      countCalls(db, id, dayOf(now)),
      countDeliveries(db, id),
      keysAboutToEnd(db, id, now),
      nextPayout(db, id),
    ]);
    return {
      ...{ asOf: now.toISOString(), mode: 'live' as const, ...counted, webhooks, keysEnding },
      payout: payout ? { ...payout, amountKobo: kobo(payout.amountKobo) } : null,
    };
  });

  serve(app, getPartnerRequest, async ({ params: { id } }, { user: { scope } }) => {
    const found =
      scope.kind === 'expert-system' && (await findRequest(db, { id, expertSystemId: scope.expertSystemId }));
    if (!found) throw new BusinessError('partner-request.not-found');
    return found;
  });
}
