import type { FastifyInstance } from 'fastify';
import { getOpenBillRoute, type OpenBillDependencies } from './routes/get-open-bill.route.ts';

export function billingModule(app: FastifyInstance, dependencies: OpenBillDependencies): void {
  getOpenBillRoute(app, dependencies);
}
