export * from './bill.ts';
export * from './bill-reference.ts';
export * from './get-open-bill.ts';
