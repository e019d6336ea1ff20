export { createDocumentPress, type DocumentPress } from './documents/document-press.ts';
export { createReceiptProver } from './prove-receipt.ts';
export { createReceiptSigner } from './receipt-signer.ts';
export { receiptsModule } from './receipts.module.ts';
