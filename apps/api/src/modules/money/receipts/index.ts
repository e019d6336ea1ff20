export { noteBillMail } from './data/bill-mails.repository.ts';
export { voidPlayedReceipt } from './data/void-played-receipt.ts';
export { type MailSender, payerOf } from './mail/receipt-mail.ts';
export { receiptWords } from './mail/standard-words.ts';
export { createReceiptProver } from './prove-receipt.ts';
export { createReceiptSigner, type ReceiptSigner } from './receipt-signer.ts';
export { receiptsModule } from './receipts.module.ts';
