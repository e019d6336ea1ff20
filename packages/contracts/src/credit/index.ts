export * from './credit-use.ts';
export * from './own-credit.ts';
export * from './paye-credits.ts';
export * from './staff-credit.ts';
