import type { FastifyInstance } from 'fastify';
import type { Deadlines } from './data/deadlines.repository.ts';
import { lawRulesRoute } from './routes/law-rules.route.ts';

/** The law clock: what takes how long, by which law, and when it ends in the calendar of Lagos. */
export function calendarModule(app: FastifyInstance, deps: { readonly deadlines: Deadlines }): void {
  lawRulesRoute(app, deps);
}
