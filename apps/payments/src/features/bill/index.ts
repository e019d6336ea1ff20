export { BillProblem } from './bill-problem.tsx';
export { BillView } from './bill-view.tsx';
export { type BillLoad, billLoadStatus, loadBill } from './load-bill.ts';
export { paidBill } from './paid-bill.tsx';
export { PaymentInProgress } from './payment-in-progress.tsx';
