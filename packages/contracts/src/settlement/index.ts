export * from './difference.ts';
export * from './files.ts';
export * from './reconciliation.ts';
export * from './settlement-case.ts';
export * from './settlement-columns.ts';
export * from './treasury-accounts.ts';
