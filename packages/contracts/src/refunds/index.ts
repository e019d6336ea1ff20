export * from './bank-account.ts';
export * from './own-refunds.ts';
export * from './refund.ts';
export * from './refund-account.ts';
export * from './refund-lists.ts';
export * from './share-payments.ts';
export * from './staff-refunds.ts';
