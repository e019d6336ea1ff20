import { roleReport, userReport } from './account-reports.ts';
import { assessmentReport } from './assessment-report.ts';
import { clearanceReport } from './clearance-report.ts';
import { collectionReport } from './collection-report.ts';
import { expertSystemReport, mdaReport, taxOfficeReport } from './collector-reports.ts';
import { coverageReport } from './coverage-report.ts';
import { demandNoticeReport } from './demand-notice-report.ts';
import { discrepancyReport } from './discrepancy-report.ts';
import { dutyReport } from './duty-report.ts';
import { enforcementReport } from './enforcement-report.ts';
import { invoiceReport } from './invoice-report.ts';
import { leadOutcomeReport } from './lead-outcome-report.ts';
import { leadReport } from './lead-report.ts';
import { activityReport, auditReport } from './log-reports.ts';
import { nonPayerReport } from './non-payer-report.ts';
import { objectionReport } from './objection-report.ts';
import { ownAttemptReport } from './own-attempt-report.ts';
import { ownInvoiceReport } from './own-invoice-report.ts';
import { ownReceiptReport } from './own-receipt-report.ts';
import { ownStatementReport } from './own-statement-report.ts';
import { partnerRequestReport } from './partner-request-report.ts';
import { payeFilingReport } from './paye-filing-report.ts';
import { penaltyRemissionReport } from './penalty-remission-report.ts';
import { penaltyReport } from './penalty-report.ts';
import { refundReport } from './refund-report.ts';
import { reminderCampaignReport, reminderMessageReport } from './reminder-reports.ts';
import { returnFilingReport } from './return-filing-report.ts';
import { revenueHeadReport } from './revenue-head-report.ts';
import { reviewReport } from './review-report.ts';
import { payoutReport, settledPaymentReport, settlementDifferenceReport } from './settlement-reports.ts';
import { shareLineReport } from './share-line-report.ts';
import { taxpayerReport } from './taxpayer-report.ts';
import { terminalMonthReport } from './terminal-month-report.ts';
import { tipReport } from './tip-report.ts';
import { withholdingFilingReport } from './withholding-filing-report.ts';

/** Every report, for whoever treats them alike: exports, saved views, tests. */
export const reports = [
  invoiceReport,
  collectionReport,
  reviewReport,
  refundReport,
  revenueHeadReport,
  taxpayerReport,
  mdaReport,
  expertSystemReport,
  taxOfficeReport,
  nonPayerReport,
  payeFilingReport,
  penaltyReport,
  penaltyRemissionReport,
  withholdingFilingReport,
  objectionReport,
  clearanceReport,
  returnFilingReport,
  dutyReport,
  assessmentReport,
  demandNoticeReport,
  discrepancyReport,
  enforcementReport,
  leadOutcomeReport,
  leadReport,
  coverageReport,
  tipReport,
  terminalMonthReport,
  reminderCampaignReport,
  reminderMessageReport,
  partnerRequestReport,
  auditReport,
  activityReport,
  userReport,
  roleReport,
  payoutReport,
  settledPaymentReport,
  settlementDifferenceReport,
  shareLineReport,
  ownInvoiceReport,
  ownReceiptReport,
  ownAttemptReport,
  ownStatementReport,
] as const;
export type ReportId = (typeof reports)[number]['id'];
