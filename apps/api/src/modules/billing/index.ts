export { amountInWords } from './amount-in-words.ts';
export type { BillPayment, BillReceipt, BillRecord } from './bill-record.ts';
export { billingModule } from './billing.module.ts';
export { type BillReader, createBillReader } from './data/bill-reader.ts';
export { presentOpenBill } from './present-open-bill.ts';
export type { ProveReceipt } from './routes/get-open-bill.route.ts';
