import type { FastifyInstance } from 'fastify';
import type { Jobs } from '../../../platform/jobs/create-jobs.ts';
import { type BillMessageDeps, billMessageJob, sendBillMessageNow } from './counter.jobs.ts';
import { correctBillRoutes } from './routes/correct-bill.route.ts';
import { counterBillsRoutes } from './routes/counter-bills.route.ts';
import { dayCloseRoute } from './routes/day-close.route.ts';
import { findPayerRoute } from './routes/find-payer.route.ts';
import { messagesRoutes } from './routes/messages.route.ts';
import { servicesRoutes } from './routes/services.route.ts';

export interface CounterDeps extends BillMessageDeps {
  readonly jobs: Pick<Jobs, 'enqueue' | 'handle'>;
}

/** The counter of an MDA: find the payer, raise and correct a bill, see it paid, give the service once. */
export function counterModule(app: FastifyInstance, deps: CounterDeps): void {
  findPayerRoute(app, deps);
  counterBillsRoutes(app, deps);
  dayCloseRoute(app, deps);
  servicesRoutes(app, deps);
  correctBillRoutes(app, deps);
  messagesRoutes(app, deps);
  deps.jobs.handle(billMessageJob, (data) => sendBillMessageNow(deps, data));
}
