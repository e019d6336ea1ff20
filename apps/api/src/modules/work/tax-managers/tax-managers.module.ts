import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { HandOver } from '../../ground/caseload/index.ts';
import type { DocumentPress, Issuer } from '../../ground/papers/index.ts';
import { createStaffCardsRepository } from './data/staff-cards.repository.ts';
import { createTaxManagersRepository } from './data/tax-managers.repository.ts';
import { portfoliosRoutes } from './routes/portfolios.route.ts';
import { staffCardsRoutes } from './routes/staff-cards.route.ts';
import { taxManagersRoutes } from './routes/tax-managers.route.ts';

export interface TaxManagersModuleDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly handOver: HandOver;
  readonly press: Pick<DocumentPress, 'printCard'>;
  readonly issuer: Issuer;
}

/** People of tax offices: whom they look after, how much they have, what they may decide, and the card that says who they are. */
export function taxManagersModule(app: FastifyInstance, given: TaxManagersModuleDeps): void {
  const deps = {
    ...given,
    managers: createTaxManagersRepository(given.db),
    cards: createStaffCardsRepository(given.db),
  };
  taxManagersRoutes(app, deps);
  portfoliosRoutes(app, deps);
  staffCardsRoutes(app, deps);
}
