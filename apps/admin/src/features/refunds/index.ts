export { AskRefund } from './ask-refund.tsx';
export { BankListsDesk } from './bank-lists-desk.tsx';
export { FundingDesk } from './funding-desk.tsx';
export { refundList } from './refund-list.tsx';
export { RefundPage } from './refund-page.tsx';
