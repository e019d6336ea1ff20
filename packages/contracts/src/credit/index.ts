export * from './credit-use.ts';
export * from './month-credits.ts';
export * from './own-credit.ts';
export * from './staff-credit.ts';
