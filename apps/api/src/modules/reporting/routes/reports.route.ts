import {
  activityReport,
  auditReport,
  collectionReport,
  invoiceReport,
  revenueHeadReport,
  taxpayerReport,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../platform/http/serve.ts';
import { type ReportReaderDeps, readReport, readReportTotals } from '../data/read-report.ts';
import { collectionsBinding } from '../data/reports/collections.ts';
import { invoicesBinding } from '../data/reports/invoices.ts';
import { activityBinding, auditBinding } from '../data/reports/logs.ts';
import { revenueHeadsBinding } from '../data/reports/revenue-heads.ts';
import { taxpayersBinding } from '../data/reports/taxpayers.ts';

/** Every report of the contract and how it is read. */
export const reportBindings = [
  [invoiceReport, invoicesBinding],
  [collectionReport, collectionsBinding],
  [revenueHeadReport, revenueHeadsBinding],
  [taxpayerReport, taxpayersBinding],
  [auditReport, auditBinding],
  [activityReport, activityBinding],
] as const;

export function reportRoutes(app: FastifyInstance, deps: ReportReaderDeps): void {
  for (const [report, binding] of reportBindings) {
    serve(app, report.list, ({ query }, { user }) => readReport(deps, binding, query, user.scope) as never);
    serve(app, report.totalsOf, ({ query }, { user }) => readReportTotals(deps, binding, query, user.scope) as never);
  }
}
