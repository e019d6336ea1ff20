export { BillProblem } from './bill-problem.tsx';
export { BillView } from './bill-view.tsx';
export { type BillLoad, billLoadStatus, loadBill } from './load-bill.ts';
