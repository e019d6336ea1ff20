import {
  activityReport,
  assessmentReport,
  auditReport,
  clearanceReport,
  collectionReport,
  coverageReport,
  demandNoticeReport,
  discrepancyReport,
  dutyReport,
  enforcementReport,
  expertSystemReport,
  invoiceReport,
  leadOutcomeReport,
  leadReport,
  mdaReport,
  nonPayerReport,
  objectionReport,
  ownAttemptReport,
  ownInvoiceReport,
  ownReceiptReport,
  ownStatementReport,
  partnerRequestReport,
  payeFilingReport,
  payoutReport,
  penaltyRemissionReport,
  penaltyReport,
  refundReport,
  reminderCampaignReport,
  reminderMessageReport,
  returnFilingReport,
  revenueHeadReport,
  reviewReport,
  roleReport,
  settledPaymentReport,
  settlementDifferenceReport,
  shareLineReport,
  taxOfficeReport,
  taxpayerReport,
  terminalMonthReport,
  tipReport,
  userReport,
  withholdingFilingReport,
} from '@portal/contracts';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../../../platform/http/serve.ts';
import { type ReportReaderDeps, readReport, readReportTotals } from '../data/read-report.ts';
import { rolesBinding, usersBinding } from '../data/reports/accounts.ts';
import { assessmentsBinding } from '../data/reports/assessments.ts';
import { clearanceBinding } from '../data/reports/clearance.ts';
import { collectionsBinding } from '../data/reports/collections.ts';
import { expertSystemsBinding, mdasBinding, taxOfficesBinding } from '../data/reports/collectors.ts';
import { coverageBinding } from '../data/reports/coverage.ts';
import { demandNoticesBinding } from '../data/reports/demand-notices.ts';
import { discrepanciesBinding } from '../data/reports/discrepancies.ts';
import { dutiesBinding } from '../data/reports/duties.ts';
import { enforcementsBinding } from '../data/reports/enforcements.ts';
import { invoicesBinding } from '../data/reports/invoices.ts';
import { leadOutcomesBinding } from '../data/reports/lead-outcomes.ts';
import { leadsBinding } from '../data/reports/leads.ts';
import { activityBinding, auditBinding } from '../data/reports/logs.ts';
import { nonPayersBinding } from '../data/reports/non-payers.ts';
import { objectionsBinding } from '../data/reports/objections.ts';
import { ownAttemptsBinding } from '../data/reports/own-attempts.ts';
import { ownInvoicesBinding } from '../data/reports/own-invoices.ts';
import { ownReceiptsBinding } from '../data/reports/own-receipts.ts';
import { ownStatementBinding } from '../data/reports/own-statement.ts';
import { partnerRequestsBinding } from '../data/reports/partner-requests.ts';
import { payeFilingsBinding } from '../data/reports/paye-filings.ts';
import { penaltiesBinding } from '../data/reports/penalties.ts';
import { penaltyRemissionsBinding } from '../data/reports/penalty-remissions.ts';
import { refundBinding } from '../data/reports/refunds.ts';
import { reminderCampaignsBinding } from '../data/reports/reminder-campaigns.ts';
import { reminderMessagesBinding } from '../data/reports/reminder-messages.ts';
import { returnFilingsBinding } from '../data/reports/return-filings.ts';
import { revenueHeadsBinding } from '../data/reports/revenue-heads.ts';
import { reviewBinding } from '../data/reports/review.ts';
import { differencesBinding, payoutsBinding, settledPaymentsBinding } from '../data/reports/settlements.ts';
import { shareLinesBinding } from '../data/reports/share-lines.ts';
import { taxpayersBinding } from '../data/reports/taxpayers.ts';
import { terminalMonthsBinding } from '../data/reports/terminal-months.ts';
import { tipsBinding } from '../data/reports/tips.ts';
import { withholdingFilingsBinding } from '../data/reports/withholding-filings.ts';
import type { ReadFiguresFor } from '../figures-reader.ts';

/** Every report of the contract and how it is read. */
export const reportBindings = [
  [invoiceReport, invoicesBinding],
  [collectionReport, collectionsBinding],
  [reviewReport, reviewBinding],
  [refundReport, refundBinding],
  [revenueHeadReport, revenueHeadsBinding],
  [taxpayerReport, taxpayersBinding],
  [mdaReport, mdasBinding],
  [expertSystemReport, expertSystemsBinding],
  [taxOfficeReport, taxOfficesBinding],
  [nonPayerReport, nonPayersBinding],
  [payeFilingReport, payeFilingsBinding],
  [penaltyReport, penaltiesBinding],
  [penaltyRemissionReport, penaltyRemissionsBinding],
  [withholdingFilingReport, withholdingFilingsBinding],
  [objectionReport, objectionsBinding],
  [clearanceReport, clearanceBinding],
  [returnFilingReport, returnFilingsBinding],
  [dutyReport, dutiesBinding],
  [assessmentReport, assessmentsBinding],
  [demandNoticeReport, demandNoticesBinding],
  [discrepancyReport, discrepanciesBinding],
  [enforcementReport, enforcementsBinding],
  [leadOutcomeReport, leadOutcomesBinding],
  [leadReport, leadsBinding],
  [coverageReport, coverageBinding],
  [tipReport, tipsBinding],
  [terminalMonthReport, terminalMonthsBinding],
  [reminderCampaignReport, reminderCampaignsBinding],
  [reminderMessageReport, reminderMessagesBinding],
  [partnerRequestReport, partnerRequestsBinding],
  [auditReport, auditBinding],
  [activityReport, activityBinding],
  [userReport, usersBinding],
  [roleReport, rolesBinding],
  [payoutReport, payoutsBinding],
  [settledPaymentReport, settledPaymentsBinding],
  [settlementDifferenceReport, differencesBinding],
  [shareLineReport, shareLinesBinding],
  [ownInvoiceReport, ownInvoicesBinding],
  [ownReceiptReport, ownReceiptsBinding],
  [ownAttemptReport, ownAttemptsBinding],
  [ownStatementReport, ownStatementBinding],
] as const;

export function reportRoutes(app: FastifyInstance, deps: ReportReaderDeps, readerFor: ReadFiguresFor): void {
  // Rows are read from the database itself, sums of all of them where figures are.
  for (const [report, binding] of reportBindings) {
    serve(app, report.list, ({ query }, { user }) => readReport(deps, binding, query, user.scope) as never);
    serve(
      app,
      report.totalsOf,
      async ({ query }, { user }) =>
        (await readReportTotals(await readerFor(user.scope), binding, query, user.scope)) as never,
    );
  }
}
