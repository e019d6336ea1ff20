export * from './download-bill-document.ts';
export * from './list-receipt-keys.ts';
export * from './look-up-rrr.ts';
export * from './receipt.ts';
export * from './recognise-document.ts';
export * from './verify-receipt.ts';
