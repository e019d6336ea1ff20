import { ownAttemptReport, ownInvoiceReport, ownReceiptReport, ownStatementReport } from '@portal/contracts';
import { testListScreen } from '@portal/workspace/testing';
import { area } from './area.tsx';

testListScreen(area, { path: '/user/invoices', report: ownInvoiceReport, title: 'Invoices' });
testListScreen(area, { path: '/user/payment-history', report: ownReceiptReport, title: 'Payment History' });
testListScreen(area, { path: '/user/payment-history/attempts', report: ownAttemptReport, title: 'Attempts to pay' });
testListScreen(area, {
  path: '/user/payment-history/statement',
  report: ownStatementReport,
  title: 'Statement of account',
});
