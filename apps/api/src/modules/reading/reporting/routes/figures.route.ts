import {
  getAgeing,
  getClasses,
  getCompliance,
  getDutyFigures,
  getFiscalYear,
  getPayers,
  getPaying,
  getSeries,
  getSummary,
  getTimeToPay,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { readAgeing } from '../data/figures/ageing.ts';
import { readClasses } from '../data/figures/classes.ts';
import { readCompliance } from '../data/figures/compliance.ts';
import { readDutyFigures } from '../data/figures/duties.ts';
import { readFiscalYear } from '../data/figures/fiscal-year.ts';
import { readPayers } from '../data/figures/payers.ts';
import { readPaying } from '../data/figures/paying.ts';
import { readSeries } from '../data/figures/series.ts';
import { readSummary } from '../data/figures/summary.ts';
import { readTimeToPay } from '../data/figures/time-to-pay.ts';
import type { ReportReaderDeps } from '../data/read-report.ts';

export function figureRoutes(app: FastifyInstance, deps: ReportReaderDeps): void {
  serve(app, getSummary, ({ query }, { user }) => readSummary(deps, query, user.scope));
  serve(app, getSeries, ({ query }, { user }) => readSeries(deps, query, user.scope));
  serve(app, getPayers, ({ query }, { user }) => readPayers(deps, query, user.scope));
  serve(app, getTimeToPay, ({ query }, { user }) => readTimeToPay(deps, query, user.scope));
  serve(app, getPaying, ({ query }, { user }) => readPaying(deps, query, user.scope));
  serve(app, getCompliance, ({ query }, { user }) => readCompliance(deps, query, user.scope));
  serve(app, getDutyFigures, ({ query }, { user }) => readDutyFigures(deps, query, user.scope));
  serve(app, getFiscalYear, ({ query }, { user }) => readFiscalYear(deps, query, user.scope));
  serve(app, getClasses, ({ query }, { user }) => readClasses(deps, query, user.scope));
  serve(app, getAgeing, ({ query }, { user }) => readAgeing(deps, query, user.scope));
}
