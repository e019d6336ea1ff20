import type { FastifyInstance } from 'fastify';
import { getOpenBillRoute, type OpenBillDependencies } from './routes/get-open-bill.route.ts';
import { type RaiseMdaBillDependencies, raiseMdaBillRoute } from './routes/raise-mda-bill.route.ts';

export type BillingDependencies = OpenBillDependencies & RaiseMdaBillDependencies;

export function billingModule(app: FastifyInstance, dependencies: BillingDependencies): void {
  getOpenBillRoute(app, dependencies);
  raiseMdaBillRoute(app, dependencies);
}
