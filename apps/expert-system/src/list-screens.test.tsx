import {
  collectionReport,
  invoiceReport,
  partnerRequestReport,
  settledPaymentReport,
  shareLineReport,
} from '@portal/contracts';
import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';

testListScreen(area, { path: '/expert-system/invoice-reports', report: invoiceReport, title: 'Invoice Report' });
testListScreen(area, {
  path: '/expert-system/collection-reports',
  report: collectionReport,
  title: 'Collection Report',
});
testListScreen(area, {
  path: '/expert-system/settlement-reports',
  report: settledPaymentReport,
  title: 'Settlement Report',
});
testListScreen(area, { path: '/expert-system/requests', report: partnerRequestReport, title: 'Request log' });
testListScreen(area, { path: '/expert-system/settlement-reports/shares', report: shareLineReport, title: 'Shares' });
