export * from './discrepancy.ts';
export * from './discrepancy-words.ts';
export * from './own-discrepancies.ts';
export * from './staff-discrepancies.ts';
