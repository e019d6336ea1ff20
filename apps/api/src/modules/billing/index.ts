export type { BillRecord } from './bill-record.ts';
export { billingModule } from './billing.module.ts';
export { type BillReader, createBillReader } from './data/bill-reader.ts';
export { findOwnPayer } from './data/own-payer.repository.ts';
export { cancelBill, type RaisedBill, raiseBill } from './data/raise-bill.ts';
export { seesInFull } from './domain/sees-in-full.ts';
export { presentBillOutline } from './present-bill-outline.ts';
export { presentOpenBill } from './present-open-bill.ts';
