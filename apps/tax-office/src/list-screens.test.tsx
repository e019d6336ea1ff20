import {
  assessmentReport,
  clearanceReport,
  collectionReport,
  coverageReport,
  demandNoticeReport,
  discrepancyReport,
  dutyReport,
  enforcementReport,
  invoiceReport,
  leadOutcomeReport,
  leadReport,
  nonPayerReport,
  objectionReport,
  payeFilingReport,
  penaltyRemissionReport,
  penaltyReport,
  reminderCampaignReport,
  reminderMessageReport,
  returnFilingReport,
  taxOfficeReport,
  taxpayerReport,
  tipReport,
  withholdingFilingReport,
} from '@portal/contracts';
import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';

testListScreen(area, { path: '/tax-area-office/invoice-reports', report: invoiceReport, title: 'Invoice Report' });
testListScreen(area, {
  path: '/tax-area-office/collection-reports',
  report: collectionReport,
  title: 'Collection Report',
});
testListScreen(area, { path: '/tax-area-office/taxpayer-reports', report: taxpayerReport, title: 'Taxpayer Report' });
testListScreen(area, {
  path: '/tax-area-office/office-management',
  report: taxOfficeReport,
  title: 'Area Tax Offices Management',
});
testListScreen(area, {
  path: '/tax-area-office/tax-compliance-report/non-payers',
  report: nonPayerReport,
  title: 'Unpaid bills by taxpayer',
});
testListScreen(area, {
  path: '/tax-area-office/appeal-management',
  report: objectionReport,
  title: 'Appeal Management',
});
testListScreen(area, {
  path: '/tax-area-office/discrepancy-report',
  report: discrepancyReport,
  title: 'Discrepancy Report',
});
testListScreen(area, {
  path: '/tax-area-office/discrepancy-report/assessments',
  report: assessmentReport,
  title: 'Assessments',
});
testListScreen(area, {
  path: '/tax-area-office/demand-notice-report',
  report: demandNoticeReport,
  title: 'Demand Notice Report',
});
testListScreen(area, {
  path: '/tax-area-office/enforcement-tracking',
  report: enforcementReport,
  title: 'Enforcement Tracking',
});
testListScreen(area, {
  path: '/tax-area-office/reporting-intelligence',
  report: leadReport,
  title: 'Reporting & Intelligence',
});
testListScreen(area, {
  path: '/tax-area-office/reporting-intelligence/outcomes',
  report: leadOutcomeReport,
  title: 'What leads brought',
});
testListScreen(area, {
  path: '/tax-area-office/reporting-intelligence/coverage',
  report: coverageReport,
  title: 'Coverage',
  hasNoRecord: true,
});
testListScreen(area, {
  path: '/tax-area-office/reporting-intelligence/tips',
  report: tipReport,
  title: 'Tips',
});
testListScreen(area, {
  path: '/tax-area-office/schedule-notification/reminders',
  report: reminderCampaignReport,
  title: 'Reminders',
});
testListScreen(area, {
  path: '/tax-area-office/schedule-notification/people',
  report: reminderMessageReport,
  title: 'People written to',
  hasNoRecord: true,
});
testListScreen(area, { path: '/tax-area-office/paye-filings', report: payeFilingReport, title: 'PAYE Filings' });
testListScreen(area, {
  path: '/tax-area-office/withholding-filings',
  report: withholdingFilingReport,
  title: 'Withholding Filings',
});
testListScreen(area, { path: '/tax-area-office/return-filings', report: returnFilingReport, title: 'Filed Returns' });
testListScreen(area, { path: '/tax-area-office/duties', report: dutyReport, title: 'Duties' });
testListScreen(area, { path: '/tax-area-office/penalty-report', report: penaltyReport, title: 'Penalty Report' });
testListScreen(area, {
  path: '/tax-area-office/penalty-report/remissions',
  report: penaltyRemissionReport,
  title: 'Remissions',
});
testListScreen(area, {
  path: '/tax-area-office/taxpayer-reports/clearance',
  report: clearanceReport,
  title: 'Tax clearance',
});
