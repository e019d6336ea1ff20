import { collectionReport, invoiceReport, revenueHeadReport, settledPaymentReport } from '@portal/contracts';
import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';

testListScreen(area, { path: '/mda/invoice-reports', report: invoiceReport, title: 'Invoice Report' });
testListScreen(area, { path: '/mda/collection-reports', report: collectionReport, title: 'Collection Report' });
testListScreen(area, { path: '/mda/revenue-reports', report: revenueHeadReport, title: 'Revenue Heads Report' });
testListScreen(area, {
  path: '/mda/collection-reports/settlement',
  report: settledPaymentReport,
  title: 'Settlement',
});
