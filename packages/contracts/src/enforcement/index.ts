export * from './enforcement.ts';
export * from './own-enforcement.ts';
export * from './own-substitution.ts';
export * from './staff-enforcement.ts';
export * from './staff-substitutions.ts';
export * from './state-words.ts';
export * from './substitution.ts';
