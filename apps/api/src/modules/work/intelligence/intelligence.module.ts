import type { FastifyInstance } from 'fastify';
import type { ModuleWork } from '../../../platform/jobs/module-work.ts';
import { findLeads } from './find-leads.ts';
import type { IntelligenceDeps } from './intelligence-deps.ts';
import { leadsRoutes } from './routes/leads.route.ts';
import { matchesRoutes } from './routes/matches.route.ts';
import { riskRoute } from './routes/risk.route.ts';
import { sourceFilesRoutes } from './routes/source-files.route.ts';
import { sourcesRoutes } from './routes/sources.route.ts';

/** What was taken in waits so long at most before it is compared. */
const lookEveryMs = 60_000;

/** Who is missing: sources with their law, rows compared with the register, questions to people, and leads. */
export function intelligenceModule(app: FastifyInstance, deps: IntelligenceDeps): ModuleWork {
  sourcesRoutes(app, deps);
  sourceFilesRoutes(app, deps);
  matchesRoutes(app, deps);
  leadsRoutes(app, deps);
  riskRoute(app, deps);
  return { periodic: [{ name: 'find-leads', everyMs: lookEveryMs, run: (signal) => findLeads(deps, signal) }] };
}
