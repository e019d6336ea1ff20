export * from './correct-bill.ts';
export * from './counter-bill.ts';
export * from './day-close.ts';
export * from './find-payer.ts';
export * from './send-message.ts';
export * from './serve-payer.ts';
