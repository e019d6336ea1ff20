import type { FastifyInstance } from 'fastify';
import type { LawPapersDeps } from './law-papers-deps.ts';
import { ownPapersRoutes } from './routes/own-papers.route.ts';
import { papersOfOfficeRoutes } from './routes/papers-of-office.route.ts';
import { papersOfStrangersRoutes } from './routes/papers-of-strangers.route.ts';

/** Papers of assessments, objections, demands and penalties: kept as they were issued, printed, and recognised. */
export function lawPapersModule(app: FastifyInstance, deps: LawPapersDeps): void {
  ownPapersRoutes(app, deps);
  papersOfOfficeRoutes(app, deps);
  papersOfStrangersRoutes(app, deps);
}
