export { AskRefund } from './ask-refund.tsx';
export { FundingDesk } from './funding-desk.tsx';
export { refundList } from './refund-list.tsx';
export { RefundPage } from './refund-page.tsx';
