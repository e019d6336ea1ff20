import { collectionReport, invoiceReport } from '@portal/contracts';
import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';

testListScreen(area, { path: '/admin/invoice-reports', report: invoiceReport, title: 'Invoice Reports' });
testListScreen(area, { path: '/admin/collection-reports', report: collectionReport, title: 'Collection Reports' });
