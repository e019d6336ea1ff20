import { collectionReport } from './collection-report.ts';
import { invoiceReport } from './invoice-report.ts';
import { activityReport, auditReport } from './log-reports.ts';
import { revenueHeadReport } from './revenue-head-report.ts';
import { taxpayerReport } from './taxpayer-report.ts';

/** Every report, for whoever treats them alike: exports, saved views, tests. */
export const reports = [
  invoiceReport,
  collectionReport,
  revenueHeadReport,
  taxpayerReport,
  auditReport,
  activityReport,
] as const;
export type ReportId = (typeof reports)[number]['id'];
