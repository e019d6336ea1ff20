export { AccountList } from './account-list.tsx';
export { differenceList } from './difference-list.tsx';
export { DifferencePage } from './difference-page.tsx';
export { FileList } from './file-list.tsx';
export { FilePage } from './file-page.tsx';
export { payoutList } from './payout-list.tsx';
export { ReconciliationLine } from './reconciliation-line.tsx';
