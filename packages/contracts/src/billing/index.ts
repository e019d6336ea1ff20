export * from './bill.ts';
export * from './bill-reference.ts';
export * from './get-open-bill.ts';
export * from './raise-mda-bill.ts';
export * from './renew-bill.ts';
