import type { FastifyInstance } from 'fastify';
import { openPartnerDoor } from '../../../platform/http/partner/serve-partner.ts';
import { identifyPartner } from './application/identify-partner.ts';
import type { PartnersDeps } from './application/partners-deps.ts';
import { partnerBillsRoutes } from './routes/partner-bills.route.ts';
import { partnerKeysRoutes } from './routes/partner-keys.route.ts';
import { partnerPapersRoutes } from './routes/partner-papers.route.ts';

/** The interface of those who raise bills with machines of their own, and the keys that open it. */
export function partnersModule(app: FastifyInstance, deps: PartnersDeps): void {
  partnerKeysRoutes(app, deps);
  openPartnerDoor(app, { identify: (request) => identifyPartner(deps, request) }, (serve) => {
    partnerBillsRoutes(serve, deps);
    partnerPapersRoutes(serve, deps);
  });
}
