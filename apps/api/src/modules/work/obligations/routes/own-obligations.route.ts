import { listOwnObligations } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { obligationsOf } from '../data/obligations.repository.ts';
import type { ObligationsDeps } from '../obligations-deps.ts';
import { ownTpui } from '../own-tpui.ts';

export function ownObligationsRoute(app: FastifyInstance, { db }: ObligationsDeps): void {
  serve(app, listOwnObligations, async ({ query: { year } }, { user }) => {
    const obligations = await obligationsOf(db, ownTpui(user), year);
    return {
      // Who of the office it was is told to its own people.
      obligations: obligations.map(({ excuse, ...obligation }) => ({
        ...obligation,
        excuse: excuse && { reason: excuse.reason, on: excuse.on },
      })),
    };
  });
}
