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
import type { ReadFiguresFor } from '../figures-reader.ts';

export function figureRoutes(app: FastifyInstance, readerFor: ReadFiguresFor): void {
  serve(app, getSummary, async ({ query }, { user }) => readSummary(await readerFor(user.scope), query, user.scope));
  serve(app, getSeries, async ({ query }, { user }) => readSeries(await readerFor(user.scope), query, user.scope));
  serve(app, getPayers, async ({ query }, { user }) => readPayers(await readerFor(user.scope), query, user.scope));
  serve(app, getTimeToPay, async ({ query }, { user }) =>
    readTimeToPay(await readerFor(user.scope), query, user.scope),
  );
  serve(app, getPaying, async ({ query }, { user }) => readPaying(await readerFor(user.scope), query, user.scope));
  serve(app, getCompliance, async ({ query }, { user }) =>
    readCompliance(await readerFor(user.scope), query, user.scope),
  );
  serve(app, getDutyFigures, async ({ query }, { user }) =>
    readDutyFigures(await readerFor(user.scope), query, user.scope),
  );
  serve(app, getFiscalYear, async ({ query }, { user }) =>
    readFiscalYear(await readerFor(user.scope), query, user.scope),
  );
  serve(app, getClasses, async ({ query }, { user }) => readClasses(await readerFor(user.scope), query, user.scope));
  serve(app, getAgeing, async ({ query }, { user }) => readAgeing(await readerFor(user.scope), query, user.scope));
}
