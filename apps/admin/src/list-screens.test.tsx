import {
  clearanceReport,
  collectionReport,
  coverageReport,
  demandNoticeReport,
  dutyReport,
  enforcementReport,
  expertSystemReport,
  invoiceReport,
  mdaReport,
  objectionReport,
  payeFilingReport,
  payoutReport,
  penaltyRemissionReport,
  penaltyReport,
  refundReport,
  returnFilingReport,
  reviewReport,
  settledPaymentReport,
  settlementDifferenceReport,
  shareLineReport,
  taxpayerReport,
  terminalMonthReport,
  withholdingFilingReport,
} from '@portal/contracts';
import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';

testListScreen(area, { path: '/admin/invoice-reports', report: invoiceReport, title: 'Invoice Reports' });
testListScreen(area, { path: '/admin/collection-reports', report: collectionReport, title: 'Collection Reports' });
testListScreen(area, { path: '/admin/tax-payers', report: taxpayerReport, title: 'Tax Payers' });
testListScreen(area, {
  path: '/admin/expert-system-modules',
  report: expertSystemReport,
  title: 'Expert Systems Module',
});
testListScreen(area, { path: '/admin/mda-reports', report: mdaReport, title: 'MDAs' });
testListScreen(area, { path: '/admin/collection-reports/refunds', report: refundReport, title: 'Refunds' });
testListScreen(area, { path: '/admin/collection-reports/under-review', report: reviewReport, title: 'Under review' });
testListScreen(area, { path: '/admin/settlement-reports', report: payoutReport, title: 'Settlement Reports' });
testListScreen(area, { path: '/admin/settlement-reports/payments', report: settledPaymentReport, title: 'By payment' });
testListScreen(area, {
  path: '/admin/settlement-reports/differences',
  report: settlementDifferenceReport,
  title: 'Differences',
});
testListScreen(area, {
  path: '/admin/pos-managers/months',
  report: terminalMonthReport,
  title: 'Monthly list',
  hasNoRecord: true,
});
testListScreen(area, { path: '/admin/objections', report: objectionReport, title: 'Objections' });
testListScreen(area, { path: '/admin/demand-notices', report: demandNoticeReport, title: 'Demand Notices' });
testListScreen(area, { path: '/admin/coverage', report: coverageReport, title: 'Coverage', hasNoRecord: true });
testListScreen(area, { path: '/admin/enforcements', report: enforcementReport, title: 'Enforcement' });
testListScreen(area, { path: '/admin/paye-filings', report: payeFilingReport, title: 'PAYE Filings' });
testListScreen(area, {
  path: '/admin/withholding-filings',
  report: withholdingFilingReport,
  title: 'Withholding Filings',
});
testListScreen(area, { path: '/admin/return-filings', report: returnFilingReport, title: 'Filed Returns' });
testListScreen(area, { path: '/admin/duties', report: dutyReport, title: 'Duties' });
testListScreen(area, { path: '/admin/penalties', report: penaltyReport, title: 'Penalties' });
testListScreen(area, { path: '/admin/penalties/remissions', report: penaltyRemissionReport, title: 'Remissions' });
testListScreen(area, { path: '/admin/etcc', report: clearanceReport, title: 'eTCC' });
testListScreen(area, {
  path: '/admin/settings/shares/lines',
  report: shareLineReport,
  title: 'Lines of shares',
  hasNoRecord: true,
});
