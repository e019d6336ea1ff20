import type { FastifyInstance } from 'fastify';
import { type CancelBillDependencies, cancelBillRoute } from './routes/cancel-bill.route.ts';
import { type CancelOwnBillDependencies, cancelOwnBillRoute } from './routes/cancel-own-bill.route.ts';
import { getOpenBillRoute, type OpenBillDependencies } from './routes/get-open-bill.route.ts';
import { placeBillRoute } from './routes/place-bill.route.ts';
import { type RaiseMdaBillDependencies, raiseMdaBillRoute } from './routes/raise-mda-bill.route.ts';
import { raiseOwnBillRoute } from './routes/raise-own-bill.route.ts';
import { type RenewBillDependencies, renewBillRoute } from './routes/renew-bill.route.ts';

export type BillingDependencies = OpenBillDependencies &
  RaiseMdaBillDependencies &
  RenewBillDependencies &
  CancelBillDependencies &
  CancelOwnBillDependencies;

export function billingModule(app: FastifyInstance, dependencies: BillingDependencies): void {
  getOpenBillRoute(app, dependencies);
  raiseMdaBillRoute(app, dependencies);
  raiseOwnBillRoute(app, dependencies);
  renewBillRoute(app, dependencies);
  cancelOwnBillRoute(app, dependencies);
  cancelBillRoute(app, dependencies);
  placeBillRoute(app, dependencies);
}
