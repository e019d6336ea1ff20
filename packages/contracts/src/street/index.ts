export * from './enumerator.ts';
export * from './enumerators.ts';
export * from './field-badge.ts';
export * from './field-page.ts';
export * from './field-record.ts';
export * from './field-records.ts';
export * from './state-words.ts';
