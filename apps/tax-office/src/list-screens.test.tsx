import {
  assessmentReport,
  collectionReport,
  invoiceReport,
  nonPayerReport,
  objectionReport,
  payeFilingReport,
  taxOfficeReport,
  taxpayerReport,
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
  report: assessmentReport,
  title: 'Discrepancy Report',
});
testListScreen(area, { path: '/tax-area-office/paye-filings', report: payeFilingReport, title: 'PAYE Filings' });
testListScreen(area, {
  path: '/tax-area-office/withholding-filings',
  report: withholdingFilingReport,
  title: 'Withholding Filings',
});
