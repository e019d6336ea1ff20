import type { FastifyInstance } from 'fastify';
import { type BudgetDeps, budgetRoutes } from './routes/budget.route.ts';
import { readTargetFileRoute } from './routes/read-target-file.route.ts';

/** What a year is held against, and what the portal cannot measure. */
export function budgetModule(app: FastifyInstance, deps: BudgetDeps): void {
  budgetRoutes(app, deps);
  readTargetFileRoute(app, deps);
}
