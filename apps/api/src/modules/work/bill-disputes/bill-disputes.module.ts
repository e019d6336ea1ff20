import type { FastifyInstance } from 'fastify';
import { type BillDisputesDeps, billDisputesRoutes } from './routes/bill-disputes.route.ts';

/** What taxpayers say against their own bills, as cases of their office. */
export function billDisputesModule(app: FastifyInstance, deps: BillDisputesDeps): void {
  billDisputesRoutes(app, deps);
}
