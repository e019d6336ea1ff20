import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { createReadAs } from '../../platform/scope/read-as.ts';
import { createTaxpayersRepository } from './data/taxpayers.repository.ts';
import { homeOfficeRoutes } from './routes/home-office.route.ts';
import { taxpayerRoute } from './routes/taxpayer.route.ts';

/** The register of taxpayers: who they are to staff, and which office looks after them. */
export function taxpayersModule(app: FastifyInstance, { db }: { readonly db: Database }): void {
  const deps = { db, taxpayers: createTaxpayersRepository(db, createReadAs(db)) };
  taxpayerRoute(app, deps);
  homeOfficeRoutes(app, deps);
}
