export { BillProblem } from './bill-problem.tsx';
export { type BillState, billStateOf, canBePaid } from './bill-state.ts';
export { BillView } from './bill-view.tsx';
export { type BillLoad, billLoadStatus, loadBill } from './load-bill.ts';
