export * from './client-bills.ts';
export * from './clients.ts';
export * from './consent-code.ts';
export * from './representatives.ts';
