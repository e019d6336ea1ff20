import { getAgeing, getSeries, getSummary } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { readAgeing } from '../data/figures/ageing.ts';
import { readSeries } from '../data/figures/series.ts';
import { readSummary } from '../data/figures/summary.ts';
import type { ReportReaderDeps } from '../data/read-report.ts';

export function figureRoutes(app: FastifyInstance, deps: ReportReaderDeps): void {
  serve(app, getSummary, ({ query }, { user }) => readSummary(deps, query, user.scope));
  serve(app, getSeries, ({ query }, { user }) => readSeries(deps, query, user.scope));
  serve(app, getAgeing, ({ query }, { user }) => readAgeing(deps, query, user.scope));
}
