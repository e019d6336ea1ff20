export * from './enforcement.ts';
export * from './own-enforcement.ts';
export * from './staff-enforcement.ts';
export * from './state-words.ts';
