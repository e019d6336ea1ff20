export * from './demand.ts';
export * from './own-demands.ts';
export * from './staff-demands.ts';
export * from './state-words.ts';
