import type { FastifyInstance } from 'fastify';
import { type BudgetDeps, budgetRoutes } from './routes/budget.route.ts';
import { type ReadTargetFileDeps, readTargetFileRoute } from './routes/read-target-file.route.ts';

/** What a year is held against, and what the portal cannot measure. */
export function budgetModule(app: FastifyInstance, deps: BudgetDeps & ReadTargetFileDeps): void {
  budgetRoutes(app, deps);
  readTargetFileRoute(app, deps);
}
