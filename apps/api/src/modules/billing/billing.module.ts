import type { FastifyInstance } from 'fastify';
import { getOpenBillRoute, type OpenBillDependencies } from './routes/get-open-bill.route.ts';
import { type RaiseMdaBillDependencies, raiseMdaBillRoute } from './routes/raise-mda-bill.route.ts';
import { type RenewBillDependencies, renewBillRoute } from './routes/renew-bill.route.ts';

export type BillingDependencies = OpenBillDependencies & RaiseMdaBillDependencies & RenewBillDependencies;

export function billingModule(app: FastifyInstance, dependencies: BillingDependencies): void {
  getOpenBillRoute(app, dependencies);
  raiseMdaBillRoute(app, dependencies);
  renewBillRoute(app, dependencies);
}
