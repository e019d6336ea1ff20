export * from './objection.ts';
export * from './own-objections.ts';
export * from './staff-objections.ts';
export * from './state-words.ts';
