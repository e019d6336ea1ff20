export { amountInWords } from './amount-in-words.ts';
export type { BillRecord } from './bill-record.ts';
export { billingModule } from './billing.module.ts';
export { type BillReader, createBillReader } from './data/bill-reader.ts';
export { type BillOfDuty, billsOfDuty } from './data/bills-of-duty.ts';
export { cancelBillOf } from './data/cancel-bill.ts';
export { headsOfBill } from './data/heads-of-bill.ts';
export { lockBills } from './data/lock-bills.ts';
export { findOwnPayer, findPayerOf } from './data/own-payer.repository.ts';
export {
  amendPartnerBill,
  findExternalReference,
  insertPartnerBill,
  lockExternalReference,
  lockPartnerBill,
  readPartnerBills,
} from './data/partner-bills.repository.ts';
export { pageOfPartnerBills, partnerBillIdOf, placePartnerBills } from './data/partner-bills-read.ts';
export { type BillToRaise, cancelBill, type RaisedBill, raiseBill } from './data/raise-bill.ts';
export { cancelReplacedBills } from './data/replace-bills.ts';
export { rewriteBill } from './data/rewrite-bill.ts';
export { keepRaised, takeSubmission } from './data/submissions.repository.ts';
export { maskEmail, maskName } from './domain/mask.ts';
export { seesInFull } from './domain/sees-in-full.ts';
export { linesOfQuote } from './lines-of-quote.ts';
export { presentBillOutline } from './present-bill-outline.ts';
export { presentOpenBill } from './present-open-bill.ts';
